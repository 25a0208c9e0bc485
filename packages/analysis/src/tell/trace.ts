import type { LogEvent } from '../model/log-event.ts'

const CAUSE =
  /^(?:Caused by|Causing|Wrapped by|Nested exception(?: is)?|\[cause\])\s*:\s*|^---> ?(?:\(Inner Exception #\d+\) )?/i
/** 'Caused by:' alone, above '0: first' and '1: second'. */
const STEP = /^(?:\d+: )?(?=\S)/
/** Between two traces of Python, the older and deeper of which stands first. */
const DEEPER_ABOVE = /^(?:The above exception was the direct cause|During handling of the above exception)/

/** What the innermost cause of a trace says; null where nothing in it was caused by anything. */
export function innermostCause({ continuation }: LogEvent): string | null {
  const lines = continuation.map((line) => line.trim())
  const above = lines.findIndex((line) => DEEPER_ABOVE.test(line))
  if (above > 0) return lines.slice(0, above).findLast((line) => line !== '') ?? null
  const at = lines.findLastIndex((line) => CAUSE.test(line))
  if (at < 0) return null
  const said = lines[at]?.replace(CAUSE, '') ?? ''
  return said === '' ? lastStep(lines.slice(at + 1)) : said
}

function lastStep(lines: readonly string[]): string | null {
  const end = lines.findIndex((line) => line === '' || /^(?:Stack )?backtrace:/i.test(line))
  const last = lines.slice(0, end < 0 ? lines.length : end).at(-1)
  return last?.replace(STEP, '') ?? null
}

interface CodePlace {
  readonly file: string
  readonly line: number
  readonly inside: string
  /** The text of the line, where the trace prints it. */
  readonly code: string | null
}

interface FrameLayout {
  readonly pattern: RegExp
  /** Its frames lead from the outermost in. */
  readonly innermostLast?: true
}

const FRAMES: readonly FrameLayout[] = [
  { pattern: /^File "(?<file>[^"]+)", line (?<line>\d+), in (?<inside>\S+)/, innermostLast: true },
  { pattern: /^at (?:async )?(?<inside>[\w$.<>[\] ]+) \((?:file:\/\/)?(?<file>[^():]+):(?<line>\d+):\d+\)$/ },
  { pattern: /^at (?:[\w.-]+\/{1,2})?(?<inside>[\w$.<>]+)\((?<file>\w+\.(?:java|kt|scala|groovy)):(?<line>\d+)\)/ },
  { pattern: /^at (?<inside>[\w.`<>+]+)\([^()]{0,200}\) in (?<file>[\w./\\: -]{1,200}?):line (?<line>\d+)$/ },
  { pattern: /^(?:from )?(?<file>[^:]+\.rb):(?<line>\d+):in [`'](?<inside>[^']+)'/ },
  { pattern: /^#\d+ (?<file>[^(]+\.php)\((?<line>\d+)\): (?<inside>[\w\\:>-]+)\(/ },
]
/** Of a runtime or a package, not of who wrote the program. */
const FOREIGN =
  /(?:^|\/)(?:node_modules|site-packages|dist-packages|vendor|third_party|gems|usr\/(?:local\/)?lib)\/|^node:|^internal\/|<frozen|\/lib\/(?:python|ruby)|^(?:java|javax|jakarta|jdk|sun|scala|kotlin|groovy|org\.(?:springframework|apache|hibernate|eclipse|postgresql)|com\.(?:sun|mysql|fasterxml|zaxxer|google)|io\.(?:netty|micrometer)|reactor|System|Microsoft)\./

/** Where in the program's own code a trace was raised: the innermost frame that is not a package's. */
export function ownPlace({ continuation }: LogEvent): CodePlace | null {
  const lines = continuation.map((line) => line.trim())
  for (const { pattern, innermostLast } of FRAMES) {
    const frames = lines.flatMap((text, at) => {
      const { file = '', line = '', inside = '' } = pattern.exec(text)?.groups ?? {}
      return file === '' || FOREIGN.test(file) || FOREIGN.test(inside) ? [] : [{ file, line: Number(line), inside, at }]
    })
    const frame = innermostLast ? frames.at(-1) : frames[0]
    if (frame === undefined) continue
    const next = innermostLast ? lines[frame.at + 1] : undefined
    const code = next === undefined || pattern.test(next) || next.length > MAX_CODE ? null : next
    return { file: frame.file, line: frame.line, inside: frame.inside, code }
  }
  return null
}

const MAX_CODE = 120
