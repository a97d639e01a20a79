import Widgets

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exit(2)
}
var report = Report(options: options)
report.run(yardsticks + treeRows)
