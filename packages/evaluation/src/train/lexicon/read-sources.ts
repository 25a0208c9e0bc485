import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'

const LANGUAGES = new Set(['.go', '.py', '.java', '.scala', '.kt', '.rs', '.js', '.mjs', '.cjs', '.ts'])
/** What is tested, shown, generated or carried along is not what runs. */
const LEFT_OUT =
  /(?:^|[/_.-])(?:tests?|testing|testdata|testutils?|e2e|mocks?|fixtures?|examples?|samples?|spec|specs|benchmarks?|vendor|node_modules|third_party|docs?)(?=[/_.-])|\.min\.|\.d\.[mc]?ts$|\.pb\.go$|zz_generated|bundle|(?:^|\/)(?:esm|es|umd|browser|public|static)\//i
const LARGEST_FILE_BYTES = 1_000_000
/** On average: what is longer was minified. */
const LONGEST_LINE = 300

/** The source files of a package, in the order of their names. */
export function readSources(folder: string): string[] {
  return listSources(folder)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => !isMinified(source))
}

export function digestOfSources(sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) hash.update(source).update('\0')
  return hash.digest('hex').slice(0, 16)
}

const isMinified = (source: string): boolean => source.length / (source.split('\n').length + 1) > LONGEST_LINE

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && LANGUAGES.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(relative(folder, file)) && statSync(file).size <= LARGEST_FILE_BYTES)
    .toSorted()
}
