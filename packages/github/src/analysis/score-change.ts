import { changedLines } from './changed-lines.ts'
import { classifyFile, type FileKind } from './classify-file.ts'
import type { ChangedFile, CodeChange } from './code-change.ts'
import type { Identifier, IncidentClues } from './incident-clues.ts'
import { type Hunk, parsePatch, type PatchLine } from './parse-patch.ts'
import { whySkipped } from './why-skipped.ts'

/** A cited place, found in the repository, with the line as it was numbered right after this change. */
export interface TracedFrame {
  readonly path: string
  readonly line: number | null
  readonly fn: string | null
  /** 0 is the innermost. */
  readonly depth: number
  /** This change wrote the line. */
  readonly isWritten: boolean
  /** What the code around the cited line names. */
  readonly nearbyWords: readonly string[]
}

export interface ScoredFile {
  readonly file: ChangedFile
  readonly kind: FileKind
  readonly score: number
  readonly reasons: readonly string[]
  readonly hunk: string | null
  readonly line: number | null
  readonly isWritten: boolean
}

const NEAR_LINES = 3
const HOUR_MS = 3_600_000
const points = {
  written: 60,
  near: 40,
  sameFunction: 28,
  nearbyWord: 26,
  removedFile: 60,
  specific: 36,
  plain: 36,
  package: 36,
  secondWord: 10,
  kind: 12,
  revert: 10,
  deployed: 12,
}
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
  const kind = classifyFile(file.path)
  if (kind === 'docs' || kind === 'test' || whySkipped(file) !== null) return undefined
  const hunks = parsePatch(file.patch ?? '')
  const lines = changedLines(hunks)
  const own = frames.filter(({ path }) => path === file.path || path === file.previousPath)
  const place = own.length > 0 ? scorePlace(hunks, lines, own) : undefined
  const removed = scoreRemoval(file, clues)
  const words = scoreWords(lines, clues.identifiers, kind, own.length > 0)
  const nearby = own.length > 0 ? undefined : scoreDefinitions(lines, frames, kind)
  const parts = [place, removed, words, nearby].filter((part) => part !== undefined)
  if (parts.length === 0) return undefined
  const best = parts.toSorted((left, right) => right.score - left.score)[0]
  const reasons = parts.flatMap((part) => part.reasons)
  let score = parts.reduce((sum, part) => sum + part.score, 0)
  if (kindText[kind]) {
    score += points.kind
    reasons.push(kindText[kind])
  }
  if (isRevert(change.message)) {
    score += points.revert
    reasons.push('It takes an earlier change back.')
  }
  if (clues.deployedShas.some((sha) => change.sha.startsWith(sha))) {
    score += points.deployed
    reasons.push('The logs tell of its deployment.')
  }
  score += recency(clues.onsetMs - change.committedMs)
  const line = best?.line ?? null
  return { file, kind, score, reasons, hunk: hunkAt(hunks, line), line, isWritten: place?.isWritten ?? false }
}

interface Part {
  readonly score: number
  readonly reasons: string[]
  readonly line: number | null
  readonly isWritten: boolean
}

/** Later is likelier, but only among those that touch what is cited. */
const recency = (ageMs: number): number => 8 / (1 + ageMs / (6 * HOUR_MS))

export const isRevert = (message: string): boolean => /^revert\b|this reverts commit [\da-f]{7,40}/im.test(message)

function scorePlace(
  hunks: readonly Hunk[],
  lines: readonly PatchLine[],
  frames: readonly TracedFrame[],
): Part | undefined {
  const parts = frames.map((frame) => scoreFrame(hunks, lines, frame)).filter((part) => part !== undefined)
  return parts.toSorted((left, right) => right.score - left.score)[0]
}

function scoreFrame(hunks: readonly Hunk[], lines: readonly PatchLine[], frame: TracedFrame): Part | undefined {
  const { line: cited, fn, depth } = frame
  const weight = Math.max(0.6, 1 - 0.1 * depth)
  const at = (line: number | null) => (line === null ? frame.path : `${frame.path}:${line}`)
  const near = cited === null ? undefined : lines.find(({ newLine }) => Math.abs(newLine - cited) <= NEAR_LINES)
  if (near && frame.isWritten) {
    return {
      score: points.written * weight,
      reasons: [`It wrote the line that the error cites, ${at(cited)}.`],
      line: cited,
      isWritten: true,
    }
  }
  if (near)
    return {
      score: points.near * weight,
      reasons: [`It changed lines next to the cited ${at(cited)}.`],
      line: near.newLine,
      isWritten: false,
    }
  const inFunction = fn === null ? undefined : findInFunction(hunks, lines, fn)
  if (inFunction) {
    return {
      score: points.sameFunction * weight + 8,
      reasons: [`It changed ${fn}, which the stack trace cites.`],
      line: inFunction.newLine,
      isWritten: false,
    }
  }
  for (const word of frame.nearbyWords) {
    const touched = lines.find(({ text }) => hasWord(text, word))
    if (touched)
      return {
        score: points.nearbyWord * weight + 8,
        reasons: [`It changed '${word}', which the cited ${at(cited)} uses.`],
        line: touched.newLine,
        isWritten: false,
      }
  }
  return undefined
}

/** A hunk's header names the function around its beginning, so only changes before the next definition count. */
function findInFunction(hunks: readonly Hunk[], lines: readonly PatchLine[], fn: string): PatchLine | undefined {
  const definition = new RegExp(
    String.raw`\b(?:function|def|func|fn|sub)\b|^\s*(?:(?:public|private|protected|static|async|export)\s+)+.*\(|^\s*[\w$]+\s*\([^)]*\)\s*\{`,
  )
  for (const hunk of hunks) {
    let isInside = hasWord(hunk.header, fn)
    for (const line of hunk.lines) {
      if (definition.test(line.text)) isInside = hasWord(line.text, fn)
      if (isInside && lines.includes(line)) return line
    }
  }
  return undefined
}

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
  return { score: points.removedFile, reasons, line: null, isWritten: false }
}

function scoreWords(
  lines: readonly PatchLine[],
  identifiers: readonly Identifier[],
  kind: FileKind,
  isCited: boolean,
): Part | undefined {
  const hits: { identifier: Identifier; line: PatchLine }[] = []
  for (const identifier of identifiers) {
    const line = lines.find((each) => !isNewImport(each) && isTouched(each.text, identifier, kind, isCited))
    if (line) hits.push({ identifier, line })
  }
  const [first, second] = hits
  if (!first) return undefined
  const named = hits.slice(0, 3).map(({ identifier }) => `'${identifier.text}'`)
  const score = points[first.identifier.kind] + (second ? points.secondWord : 0)
  return {
    score,
    reasons: [`It changed ${named.join(', ')}, which the error names.`],
    line: first.line.newLine,
    isWritten: false,
  }
}

/** It names a word without doing anything with it; an import that is gone may well be missed. */
const isNewImport = ({ kind, text }: PatchLine): boolean =>
  kind === 'added' && /^\s*(?:import|from|using|package)\b/.test(text)

const isSetting = (kind: FileKind): boolean =>
  kind === 'config' || kind === 'dependency' || kind === 'migration' || kind === 'flag'

function isTouched(
  text: string,
  { text: word, kind: wordKind }: Identifier,
  kind: FileKind,
  isCited: boolean,
): boolean {
  if (wordKind === 'package') return kind === 'dependency' && hasWord(text, word)
  if (!hasWord(text, word)) return false
  if (wordKind === 'specific') return true
  return isSetting(kind) || (isCited && !/^\d+$/.test(word)) || defines(text, word)
}

/** The cited line uses what another file defines. */
function scoreDefinitions(
  lines: readonly PatchLine[],
  frames: readonly TracedFrame[],
  kind: FileKind,
): Part | undefined {
  const [innermost] = frames
  if (!innermost) return undefined
  for (const word of innermost.nearbyWords) {
    const touched = lines.find(({ text }) => hasWord(text, word) && (isSetting(kind) || defines(text, word)))
    if (!touched) continue
    const reasons = [`It changed '${word}', which the cited ${innermost.path}:${innermost.line} uses.`]
    return { score: points.nearbyWord + 10, reasons, line: touched.newLine, isWritten: false }
  }
  return undefined
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\w$])${escape(word)}(?![\w$])`).test(text)

const defines = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?:\b(?:function|def|func|fn|class|interface|type|const|let|var|val|enum|export)\s+(?:async\s+)?${escape(word)}(?![\w$])|(?<![\w$])["']?${escape(word)}["']?\s*(?:[:=](?!=)|\([^)]*\)\s*\{))`,
  ).test(text)

const MAX_HUNK_CHARS = 4_000

function hunkAt(hunks: readonly Hunk[], line: number | null): string | null {
  const hunk =
    hunks.find(({ newStart, newLines }) => line !== null && line >= newStart && line <= newStart + newLines) ?? hunks[0]
  if (!hunk) return null
  const signs = { added: '+', removed: '-', kept: ' ' }
  const header = `@@ -${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines} @@ ${hunk.header}`.trim()
  return [header, ...hunk.lines.map(({ kind, text }) => `${signs[kind]}${text}`)].join('\n').slice(0, MAX_HUNK_CHARS)
}
