import { changedLines } from './changed-lines.ts'
import { classifyFile, type FileKind, isHarmless } from './classify-file.ts'
import type { ChangedFile, CodeChange } from './code-change.ts'
import { hasWord } from './has-word.ts'
import type { IncidentClues } from './incident-clues.ts'
import { type Hunk, parsePatch } from './parse-patch.ts'
import { type Part, points } from './score-part.ts'
import { scoreDefinitions, scorePlace, type TracedFrame } from './score-place.ts'
import { scoreSetting } from './score-setting.ts'
import { scoreStatement } from './score-statement.ts'
import { scoreWords } from './score-words.ts'
import { whySkipped } from './why-skipped.ts'

export interface ScoredFile {
  readonly file: ChangedFile
  readonly score: number
  readonly reasons: readonly string[]
  readonly quotes: readonly string[]
  readonly hunk: string | null
  readonly line: number | null
}

const HOUR_MS = 3_600_000
const kindText: Partial<Record<FileKind, string>> = {
  config: 'It is configuration.',
  dependency: 'It is a dependency change.',
  migration: 'It is a database migration.',
  flag: 'It is a feature flag.',
}

/** Each file of a change that touches what the error cites. A file near in time alone scores nothing. */
export function scoreChange(change: CodeChange, clues: IncidentClues, frames: readonly TracedFrame[]): ScoredFile[] {
  return (change.files ?? [])
    .flatMap((file) => scoreFile(change, file, clues, frames) ?? [])
    .toSorted((left, right) => right.score - left.score)
}

function scoreFile(
  change: CodeChange,
  file: ChangedFile,
  clues: IncidentClues,
  frames: readonly TracedFrame[],
): ScoredFile | undefined {
  const { path } = file
  const kind = classifyFile(path)
  if (isHarmless(kind) || whySkipped(file) !== null) return undefined
  const hunks = parsePatch(file.patch ?? '')
  const lines = changedLines(path, hunks)
  const own = frames.filter((frame) => frame.path === path || frame.path === file.previousPath)
  const isCited = own.some(({ isSuperseded }) => !isSuperseded)
  const parts = [
    own.length > 0 ? scorePlace(hunks, lines, own) : scoreDefinitions({ path, kind, hunks, lines }, frames),
    scoreRemoval(file, clues),
    scoreWords({ kind, isCited, isForeign: isForeign(path, frames), lines }, clues.identifiers),
    scoreSetting(kind, lines, clues.texts, isNamed(path, clues)),
    scoreStatement(lines, clues.texts),
  ].filter((part) => part !== undefined)
  const [best] = parts.toSorted((left, right) => right.score - left.score)
  if (!best) return undefined
  const extras = describeExtras(change, kind, clues)
  return {
    file,
    score: [...parts, ...extras].reduce((sum, part) => sum + part.score, recency(clues.onsetMs - change.committedMs)),
    reasons: [...parts, ...extras].flatMap(({ reasons }) => reasons),
    quotes: parts.flatMap(({ quotes }) => quotes),
    hunk: hunkAt(hunks, best.line),
    line: best.line,
  }
}

const SERVICE_FOLDER = /(?:^|\/)(?:services|apps|cmd|functions|lambdas|helm|charts)\/([^/]+)\//

/** Of no service's folder, or of one that the error names. */
function isNamed(path: string, { texts, services }: IncidentClues): boolean {
  const own = SERVICE_FOLDER.exec(path)?.[1]
  return own === undefined || services.includes(own) || texts.some(({ text }) => hasWord(text, own))
}

/** In a repository of many services, one that the stack trace does not go through. */
function isForeign(path: string, frames: readonly TracedFrame[]): boolean {
  const own = SERVICE_FOLDER.exec(path)?.[1]
  const cited = frames.flatMap((frame) => SERVICE_FOLDER.exec(frame.path)?.[1] ?? [])
  return own !== undefined && cited.length > 0 && !cited.includes(own)
}

/** What makes a change that is tied to the error likelier; none of it ties anything. */
function describeExtras({ message, sha }: CodeChange, kind: FileKind, { deployedShas }: IncidentClues): Part[] {
  const extras: Part[] = []
  const add = (score: number, reason: string) => extras.push({ score, reasons: [reason], quotes: [], line: null })
  if (kindText[kind]) add(points.kind, kindText[kind])
  if (isRevert(message)) add(points.revert, 'It takes an earlier change back.')
  if (deployedShas.some((deployed) => sha.startsWith(deployed))) {
    add(points.deployed, 'The logs show its deployment.')
  }
  return extras
}

/** Later is likelier, but only among those that touch what is cited. */
const recency = (ageMs: number): number => 8 / (1 + ageMs / (6 * HOUR_MS))

const isRevert = (message: string): boolean => /^revert\b|this reverts commit [\da-f]{7,40}/im.test(message)

/** A file that is gone, and that the error misses. */
function scoreRemoval(file: ChangedFile, { identifiers }: IncidentClues): Part | undefined {
  const gone = file.status === 'removed' ? file.path : file.status === 'renamed' ? file.previousPath : null
  if (gone === null) return undefined
  const stem = gone.replace(/\.\w+$/, '')
  const missed = identifiers.find(
    ({ text }) => text.includes('/') && (`/${gone}`.endsWith(`/${text}`) || `/${stem}`.endsWith(`/${text}`)),
  )
  if (!missed) return undefined
  const reasons = [`It ${file.status} ${gone}, which the error misses.`]
  return { score: points.removedFile, reasons, quotes: [missed.text], line: null }
}

const MAX_HUNK_CHARS = 4_000

function hunkAt(hunks: readonly Hunk[], line: number | null): string | null {
  const hunk =
    hunks.find(({ newStart, newLines }) => line !== null && line >= newStart && line <= newStart + newLines) ?? hunks[0]
  if (!hunk) return null
  const signs = { added: '+', removed: '-', kept: ' ' }
  const header = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@ ${hunk.header}`.trim()
  return [header, ...hunk.lines.map(({ kind, text }) => `${signs[kind]}${text}`)].join('\n').slice(0, MAX_HUNK_CHARS)
}
