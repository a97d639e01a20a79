import Widgets

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exit(2)
}
Report(options: options).run(treeRows + screenRows + listRows + stateRows + yardstickRows)
