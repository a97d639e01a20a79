import Widgets

if let task = TerminalTask(arguments: CommandLine.arguments) { await TerminalApp.run(task) }
guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exit(2)
}
Report(options: options).run(
  treeRows + screenRows + listRows + tableRows + motionRows + scrollRows + pagerRows + stateRows
    + terminalRows + yardstickRows)
