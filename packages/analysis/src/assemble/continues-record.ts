import { isLetter } from '../parse/scan-clock.ts'

/** What kind of block the open record is in the middle of. */
export type Block = 'none' | 'python' | 'go' | 'node' | 'journal' | 'windows' | 'php' | 'rust' | 'dotnet' | 'enclosed'

const FRAME =
  /^(?:at |Caused by: |\.\.\. \d+ (?:more|common)|Suppressed: |from [^ ]+:\d+|--- End of |Stack trace:|\[stacktrace\]|stack backtrace:|note: run with |note: Some details|During handling of the above|The above exception was|Traceback \(most recent|thrown in |goroutine \d+ \[|created by |\[signal |[}\])]+(?:[,;][,;)]*)?$|"?\}|<(?!\w[\w.-]{1,40}> +\w)\/?[A-Za-z?!][^|]*>|Nested (?:exception|in )|Backtrace:|Call Trace:|---\[ end trace|RIP: |RAX: |Code: )/

/** A line that only makes sense as a part of the record above it. */
export function looksContinued(text: string): boolean {
  const code = text.charCodeAt(0)
  // Tabs, and the sides of a box.
  if (code === 9 || code === 9474 || code === 9492) return true
  if (code === 32) {
    const next = text.charCodeAt(1)
    if (isVerdict(text)) return false
    // ' * Serving Flask app' is a bullet of its own.
    return next === 32 || next === 9 || (next !== 42 && next !== 45 && !Number.isNaN(next))
  }
  return FRAME.test(text) || isNumberedFrame(text)
}

/** `  ✓ 3 login › wrong password is refused`: what a runner says of each of its tests, however far it indents it. */
const isVerdict = (text: string): boolean => VERDICT.test(text)
const VERDICT = /^ {1,12}[✓✔√✗✘✖✕] /

/** `#0 /srv/index.php(12): main()`, `#1 {main}`, `#2  0x00007f in read (fd=3)`, `#3 run (package:app/run.dart:3:1)`; steps of a build are numbered, too. */
export const isNumberedFrame = (text: string): boolean =>
  text.charCodeAt(0) === 35 &&
  /^#\d+ +(?:\{main\}|0x[0-9a-f]+|\[internal function\]|[^ ]+\(\d+\): |[^ ]+ \()/i.test(text)

const PYTHON_END = /^[A-Za-z_][\w.]*(?:: |:?$|\()/
const GO_LINE =
  /^(?:goroutine \d+|[\w./*()[\]{}·$@,-][\w./*)[\]{}·$@,-]*\(.*\)$|created by |panic: |\[signal |exit status|fatal error:|runtime(?:[./ ]|:)|rax |rbx |rcx |rdx |rdi |rsi |rbp |rsp |r\d+ |rip |rflags |cs |fs |gs )/

export const isOfGoTrace = (text: string): boolean => GO_LINE.test(text)

/** How blocks start, by their first character. */
const STARTS: ReadonlyMap<number, { readonly pattern: RegExp; readonly block: Block }> = new Map([
  [84, { pattern: /^Traceback \(most recent call last\)/, block: 'python' }],
  [112, { pattern: /^panic: /, block: 'go' }],
  [102, { pattern: /^fatal error: /, block: 'go' }],
  [103, { pattern: /^goroutine \d+ \[/, block: 'go' }],
  [95, { pattern: /^__CURSOR=/, block: 'journal' }],
  [76, { pattern: /^Log Name: +\S/, block: 'windows' }],
  [116, { pattern: /^thread '.*' (?:\(\d+\) )?panicked at /, block: 'rust' }],
  [85, { pattern: /^Unhandled [Ee]xception\. [\w.`+]+(?::|$)/, block: 'dotnet' }],
  [80, { pattern: /^PHP (?:Fatal|Parse) error: /, block: 'php' }],
])

export function startsBlock(text: string): Block {
  const code = text.charCodeAt(0)
  const start = STARTS.get(code)
  if (start?.pattern.test(text) === true) return start.block
  return (code === 47 || isLetter(code)) && isPlaceOfScript(text) ? 'node' : 'none'
}

/** `/srv/app/server.js:12` alone on its line. */
const isPlaceOfScript = (text: string): boolean =>
  text.length < 200 && /^(?:file:\/\/)?[\w./\\:-]+\.[cm]?[jt]sx?:\d+$/.test(text)

type GoesOn = (text: string, lines: number) => boolean

const GOES_ON: Readonly<Record<Exclude<Block, 'none' | 'python' | 'enclosed'>, GoesOn>> = {
  go: isOfGoTrace,
  journal: (text) => /^[A-Z_][A-Z0-9_]*(?:=|$)/.test(text),
  windows: (text, lines) => lines < 200 && !text.startsWith('Log Name: '),
  // The source line, the caret, and then the error itself.
  node: (text, lines) => lines < 4 || /^(?:\w*Error|Node\.js v)/.test(text),
  rust: (text, lines) => lines < 2 || /^(?:\d+:|note:|stack backtrace)/.test(text),
  // What the exception says of itself may fill some lines; then come its frames.
  dotnet: (text, lines) => lines < 4 || /^(?:--->|--- End of |at )/.test(text),
  php: (text) => /^(?:Stack trace:|#\d+|thrown in)/.test(text),
}

/** Whether a line goes on with the block; a block may end with the line that it still takes. */
export function continuesBlock(block: Block, text: string, lines: number): 'yes' | 'last' | 'no' {
  if (block === 'none') return 'no'
  if (block === 'python') return continuesTraceback(text)
  if (block === 'enclosed') return continuesEnclosed(text, lines)
  return GOES_ON[block](text, lines) ? 'yes' : 'no'
}

const MAX_ENCLOSED = 400

/** Up to `]]`, whatever clocks the text names; a line that begins as records do shows that it was cut. */
function continuesEnclosed(text: string, lines: number): 'yes' | 'last' | 'no' {
  if (lines > MAX_ENCLOSED || /^\[\d/.test(text)) return 'no'
  return text.endsWith(']]') ? 'last' : 'yes'
}

function continuesTraceback(text: string): 'yes' | 'last' | 'no' {
  if (/^(?:During handling|The above exception|Traceback )/.test(text)) return 'yes'
  return PYTHON_END.test(text) ? 'last' : 'no'
}

/** `java.lang.IllegalStateException: …`, `Error: …`, `Npgsql.PostgresException (0x80004005): …` at the head of a line. */
export function startsException(text: string): boolean {
  if (!isLetter(text.charCodeAt(0))) return false
  if (text.startsWith('Exception in thread "')) return true
  // The name first, its ending then: one expression for both would backtrack through a long line.
  const name = /^[\w$.]{3,160}(?= \(\w+\):| \(\w+\)$|:|$)/.exec(text)?.[0]
  return (
    name !== undefined &&
    /[A-Z]/.test(name.slice(name.lastIndexOf('.') + 1)) &&
    /(?:Exception|Error|Throwable|Fault)$/.test(name)
  )
}
