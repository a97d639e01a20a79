#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

exit(await Gallery().run(Array(CommandLine.arguments.dropFirst())))
