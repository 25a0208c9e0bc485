const EXTENSION =
  'c|cc|cpp|cxx|cu|h|hpp|m|mm|go|rs|zig|py|pyx|rb|lua|pl|pm|sh|js|mjs|cjs|jsx|ts|tsx|vue|java|kt|kts|groovy|scala|clj|cs|fs|vb|php|pas|f90|erl|ex|exs|swift|dart|hs|ml|jl|sql'

/** `store.go`, `src/net/pool.rs:118` */
export const SOURCE_FILE = new RegExp(`^[\\w./\\\\-]+\\.(?:${EXTENSION})(?::\\d+)?$`)

/** `store.go:118`, where `ledger-db.prod:5432` is a machine. */
export const PLACE_IN_CODE = new RegExp(`^[\\w./@$\\\\-]+\\.(?:${EXTENSION}):\\d+:?$`)
