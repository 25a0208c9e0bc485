/** `store.go`, `src/net/pool.rs:118` */
export const SOURCE_FILE =
  /^[\w./\\-]+\.(?:c|cc|cpp|cxx|h|hpp|go|rs|py|rb|js|ts|java|kt|cs|php|pas|f90|erl|ex|swift|scala)(?::\d+)?$/
