import type { ChangedLine } from './changed-lines.ts'
import type { CitedCall, CitedCode } from './cited-code.ts'
import { type FileKind, isSetting } from './classify-file.ts'
import { canonical, defines, hasWord, isKey } from './has-word.ts'
import type { Hunk } from './parse-patch.ts'
import { type Part, points } from './score-part.ts'

/** A cited place, found in the repository, with the line as it was numbered right after this change. */
export interface TracedFrame {
  readonly path: string
  readonly line: number | null
  readonly fn: string | null
  /** 0 is the innermost. */
  readonly depth: number
  /** This change wrote the line. */
  readonly isWritten: boolean
  /** A later change rewrote the line: what stood there before did not run. */
  readonly isSuperseded: boolean
  readonly code: CitedCode
  /** As the log has it. */
  readonly quote: string
}

const NEAR_LINES = 3
const SUPERSEDED = 0.5
const DEFINITION =
  /(?<![.\w$])(?:function\*?|def|func|fn|sub)\s+[\w$(]|^\s*(?:public|private|protected|internal|static|async|export|override|final)\s[^(]*\(|^\s*[\w$]+\s*\([^)]*\)\s*\{/

/** A change of a cited file: the line itself, its neighbors, its function, or what it uses. */
export function scorePlace(
  hunks: readonly Hunk[],
  lines: readonly ChangedLine[],
  frames: readonly TracedFrame[],
): Part | undefined {
  const parts = frames.flatMap((frame) => {
    const part = scoreFrame(hunks, lines, frame)
    return part ? [{ ...part, score: part.score * (frame.isSuperseded ? SUPERSEDED : 1) }] : []
  })
  return parts.toSorted((left, right) => right.score - left.score)[0]
}

const weightOf = (depth: number): number => Math.max(0.6, 1 - 0.1 * depth)

function scoreFrame(hunks: readonly Hunk[], lines: readonly ChangedLine[], frame: TracedFrame): Part | undefined {
  const { line: cited, fn, depth, quote } = frame
  const quotes = [quote]
  const weight = weightOf(depth)
  const at = cited === null ? frame.path : `${frame.path}:${cited}`
  const own = cited === null ? undefined : lines.find(({ kind, newLine }) => kind === 'added' && newLine === cited)
  if (own && frame.isWritten) {
    const reasons = [`It wrote the line that the error cites, ${at}.`]
    return { score: points.written * weight, reasons, quotes, line: cited }
  }
  const near = cited === null ? undefined : lines.find((line) => isNear(hunks, line, cited))
  if (near) {
    const reasons = [`It changed lines next to the cited ${at}.`]
    return { score: points.near * weight, reasons, quotes, line: near.newLine }
  }
  const within = fn === null ? undefined : findInFunction(hunks, lines, fn)
  if (within) {
    const reasons = [`It changed ${fn}, which the stack trace cites.`]
    return { score: points.sameFunction * weight + 8, reasons, quotes, line: within.newLine }
  }
  for (const { name } of frame.code.calls) {
    const called = findInFunction(hunks, lines, name)
    if (called) return { ...usedBy(at, name, called), quotes, score: points.nearbyWord * weight + 8 }
  }
  for (const word of frame.code.words) {
    const touched = lines.find((line) => defines(line.text, word) || isKey(line.text, word))
    if (touched) return { ...usedBy(at, word, touched), quotes, score: points.nearbyWord * weight + 8 }
  }
  return undefined
}

const usedBy = (at: string, word: string, { newLine }: ChangedLine) => ({
  reasons: [`It changed '${word}', which the cited ${at} uses.`],
  line: newLine,
})

/** Within a few lines, and nothing less indented between them: that would end the one's block. */
function isNear(hunks: readonly Hunk[], { newLine, text }: ChangedLine, cited: number): boolean {
  if (Math.abs(newLine - cited) > NEAR_LINES) return false
  if (newLine > cited && DEFINITION.test(text)) return false
  const rows = hunks.flatMap((hunk) => hunk.lines.filter(({ kind }) => kind !== 'removed'))
  const own = rows.find((row) => row.newLine === cited)?.text
  if (own === undefined) return true
  const indent = Math.min(indentOf(own), indentOf(text))
  const [from, to] = newLine < cited ? [newLine, cited] : [cited, newLine]
  return !rows.some(
    (row) => row.newLine > from && row.newLine < to && row.text.trim() !== '' && indentOf(row.text) < indent,
  )
}

const indentOf = (text: string): number => /^\s*/.exec(text)?.[0].length ?? 0

/** A hunk's header names the function around its beginning, so only changes before the next definition count. */
export function findInFunction(
  hunks: readonly Hunk[],
  lines: readonly ChangedLine[],
  fn: string,
): ChangedLine | undefined {
  for (const hunk of hunks) {
    let isInside = DEFINITION.test(hunk.header) && hasWord(hunk.header, fn)
    for (const line of hunk.lines) {
      if (DEFINITION.test(line.text)) isInside = hasWord(line.text, fn)
      const changed = isInside ? lines.find(({ origin }) => origin === line) : undefined
      if (changed) return changed
    }
  }
  return undefined
}

const CITING_FRAMES = 3

/** A change of another file that the cited lines build on: what they call, the constants and flags they read. */
export function scoreDefinitions(
  file: { path: string; kind: FileKind; hunks: readonly Hunk[]; lines: readonly ChangedLine[] },
  frames: readonly TracedFrame[],
): Part | undefined {
  for (const { path, line, depth, code, quote } of frames.slice(0, CITING_FRAMES)) {
    const at = `${path}:${line}`
    const score = (points.nearbyWord + 10) * weightOf(depth)
    for (const call of code.calls) {
      const called = isCallee(file.path, call) ? findInFunction(file.hunks, file.lines, call.name) : undefined
      if (called) return { ...usedBy(at, call.name, called), quotes: [quote], score }
    }
    for (const word of code.words) {
      const touched = file.lines.find((each) =>
        isSetting(file.kind) ? isSameKey(each.text, word) : depth === 0 && isNewlyDefined(each, word),
      )
      if (touched) return { ...usedBy(at, word, touched), quotes: [quote], score }
    }
  }
  return undefined
}

/** A type that now names it gives nothing another value. */
const isNewlyDefined = ({ kind, text, counterpart }: ChangedLine, word: string): boolean =>
  defines(text, word) || (isKey(text, word) && (kind === 'removed' || counterpart !== null))

/** `stockClient.reserve` is in StockClient; a name of several words is not there twice. */
function isCallee(path: string, { receiver, name }: CitedCall): boolean {
  const stem = canonical(
    path
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? '',
  )
  if (receiver !== null && canonical(receiver) === stem) return true
  return /_[a-z]|[a-z][A-Z]/.test(name)
}

/** Of a setting: `streamedInvoices` in the code, `streamed_invoices: true` in the file. */
function isSameKey(text: string, word: string): boolean {
  const key = /^\s*(?:-\s+|export\s+|ENV\s+)?["']?([\w.-]+)["']?\s*[:=]/.exec(text)?.[1]
  const last = word.split('.').at(-1) ?? word
  return (key !== undefined && canonical(last).length >= 6 && canonical(key) === canonical(last)) || isKey(text, word)
}
