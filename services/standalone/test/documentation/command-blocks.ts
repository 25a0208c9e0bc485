import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const rootDir = path.resolve(import.meta.dirname, '../../../..')

/** How a block of commands is proved. A comment above it says so, `<!-- sh: … -->`; what nobody vouches for is not run. */
export type Proof =
  | { kind: 'missing' }
  | { kind: 'run'; exitCode: number }
  /** Its last command stays: it is left running, or ended once it is ready. */
  | { kind: 'start' }
  | { kind: 'with-product' }
  | { kind: 'run-where'; program: string }
  | { kind: 'run-elsewhere'; file: string }
  | { kind: 'parsed'; reason: string }

export interface CommandBlock {
  /** `README.md:13`. */
  readonly place: string
  readonly commands: string
  readonly proof: Proof
}

const ignored = new Set(['node_modules', '.cache', '.holdfast', '.turbo', 'dist', 'scenarios', '.git'])
const fence =
  /(?:<!-- sh: (?<mark>[^\n]*?) -->\n+)?^(?<ticks>`{3,}|~{3,})(?<language>[\w-]*)[^\n]*\n(?<body>[\s\S]*?)^\k<ticks>$/gm
const shells = new Set(['sh', 'bash', 'shell', 'console', 'zsh'])

export const markdownFiles = (): string[] =>
  globSync('**/*.md', { cwd: rootDir, exclude: (name) => ignored.has(path.basename(name)) }).toSorted()

export const readAllBlocks = (): CommandBlock[] =>
  markdownFiles().flatMap((file) => readBlocks(file, readFileSync(path.join(rootDir, file), 'utf8')))

export function readBlocks(file: string, text: string): CommandBlock[] {
  return [...text.matchAll(fence)].flatMap((match) => {
    const { mark, language = '', body = '', ticks = '' } = match.groups ?? {}
    if (!shells.has(language)) return []
    const line = text.slice(0, match.index + match[0].indexOf(ticks)).split('\n').length
    return [{ place: `${file}:${line}`, commands: body, proof: readProof(mark, `${file}:${line}`) }]
  })
}

function readProof(mark: string | undefined, place: string): Proof {
  if (mark === undefined) return { kind: 'missing' }
  if (mark === 'run') return { kind: 'run', exitCode: 0 }
  if (mark === 'starts the product') return { kind: 'start' }
  if (mark === 'with the product running') return { kind: 'with-product' }
  const [, exitCode] = /^exits with (\d+)$/.exec(mark) ?? []
  if (exitCode) return { kind: 'run', exitCode: Number(exitCode) }
  const [, program] = /^run where (\S+) is installed$/.exec(mark) ?? []
  if (program) return { kind: 'run-where', program }
  const [, file] = /^run by (\S+)$/.exec(mark) ?? []
  if (file) return { kind: 'run-elsewhere', file }
  const [, reason] = /^parsed, because (.{10,})$/.exec(mark) ?? []
  if (reason) return { kind: 'parsed', reason }
  throw new Error(`${place}: no such proof: ${mark}`)
}

/** Paths of this repository that the commands name, as far as they look like one. */
export const namedPaths = (commands: string): string[] =>
  [...commands.matchAll(/(?:^|[\s=@'"])((?:infra|services|packages|frontend)\/[\w./-]+)/gm)].map(
    ([, name = '']) => name,
  )

/** The commands without comments and continued lines, one by one. */
export const commandLines = (commands: string): string[] =>
  commands
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
