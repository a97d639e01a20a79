// The frames of Sources/WidgetsBenchmarks/Terminal, drawn with curses: what to compare with.
//
//   cc -O2 -o curses_frames curses_frames.c -lpanel -lncurses
//   curses_frames TASK        # in a terminal; n does a step, Ctrl-C ends
//
// It is written as its manual pages advise: scrolling and inserted lines allowed, panels for pages.

#include <curses.h>
#include <panel.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";

static void draw_line(WINDOW *window, int y, int number, int width) {
  char text[2048];
  for (int x = 0; x < width; x++) text[x] = letters[(x * 7 + number * 5) % 26];
  mvwaddnstr(window, y, 0, text, width);
}

static void draw_lines(int first) {
  for (int y = 0; y < LINES; y++) draw_line(stdscr, y, first + y, COLS);
}

static void draw_step(const char *task, int step) {
  int count = COLS * LINES;
  if (!strcmp(task, "one-cell")) {
    draw_lines(0);
    int place = (int)(((uint32_t)step * 2654435761u) % (uint32_t)count);
    mvaddch(place / COLS, place % COLS, step % 2 ? 'Y' : 'X');
  } else if (!strcmp(task, "typing")) {
    draw_lines(0);
    for (int x = 0; x < step % (COLS - 10); x++) mvaddch(5 + step / (COLS - 10), x, 'Q');
  } else if (!strcmp(task, "scroll") || !strcmp(task, "list-1")) {
    draw_lines(step);
  } else if (!strcmp(task, "list-3")) {
    draw_lines(step * 3);
  } else if (!strcmp(task, "one-colour")) {
    attrset(COLOR_PAIR(step % 7 + 1));
    draw_lines(0);
  } else if (!strcmp(task, "colour-per-cell")) {
    for (int y = 0; y < LINES; y++)
      for (int x = 0; x < COLS; x++)
        mvaddch(y, x, 'x' | COLOR_PAIR((x + y + step) % 8));
  }
  refresh();
}

static PANEL *page(const char *name, const char *second, int selected) {
  WINDOW *window = newwin(LINES, COLS, 0, 0);
  for (int row = 0; row < 12; row++)
    mvwprintw(window, row + 2, 2, "%s control number %d", name, row);
  if (second) {
    for (int tab = 0; tab < 2; tab++) {
      const char *title = tab ? "Second" : "First";
      int half = COLS / 2, length = (int)strlen(title), start = tab * half + (half - length) / 2;
      wattrset(window, tab == selected ? A_REVERSE | A_BOLD : A_NORMAL);
      if (tab == selected) mvwhline(window, LINES - 1, tab * half, ' ', half);
      mvwprintw(window, LINES - 1, start, "%s", title);
      wattrset(window, A_NORMAL);
    }
  }
  return new_panel(window);
}

int main(int argc, char **argv) {
  const char *task = argc > 1 ? argv[1] : "one-cell";
  int is_tab = !strcmp(task, "tab-switch"), is_push = !strcmp(task, "push-pop");
  initscr();
  start_color();
  use_default_colors();
  raw();
  noecho();
  curs_set(0);
  idlok(stdscr, TRUE);
  for (int color = 0; color < 8; color++) init_pair(color, color, -1);
  PANEL *pages[2] = {NULL, NULL};
  if (is_tab || is_push) {
    pages[1] = page(is_tab ? "Second" : "Pushed", is_tab ? "tabs" : NULL, 1);
    pages[0] = page(is_tab ? "First" : "Root", is_tab ? "tabs" : NULL, 0);
    update_panels();
    doupdate();
  } else {
    draw_step(task, 0);
  }
  for (int step = 1;;) {
    int key = getch();
    if (key == 3 || key == ERR) break;
    if (key != 'n') continue;
    if (is_tab || is_push) {
      top_panel(pages[step % 2]);
      update_panels();
      doupdate();
    } else if (!strcmp(task, "nothing")) {
      refresh();
    } else {
      draw_step(task, step);
    }
    step++;
  }
  endwin();
  return 0;
}
