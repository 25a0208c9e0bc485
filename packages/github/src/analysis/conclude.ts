import type { CodeAnalysis, InvestigatedFile } from '@holdfast/contracts/code-analysis'
import type { CodeChange } from './code-change.ts'
import type { ClueText } from './incident-clues.ts'
import type { ScoredFile } from './score-change.ts'

export interface Suspicion {
  readonly change: CodeChange
  readonly scored: ScoredFile
}

export interface Examination {
  readonly repositories: readonly string[]
  readonly sinceMs: number
  readonly onsetMs: number
  /** The last deployment before the onset that the logs show: what came later was not running. */
  readonly deployedMs: number | null
  readonly isWidened: boolean
  /** Pull requests that were merged in the window. */
  readonly merged: readonly { number: number; title: string }[]
  readonly commits: number
  readonly diffs: number
  readonly isBudgetSpent: boolean
  readonly skipped: readonly { file: string; reason: string }[]
}

/** Below, a change touches something cited, but too faintly to be named. */
const FLOOR = 34
const HIGH = 60
const MEDIUM = 44
/** What is far weaker than the best is noise beside it. */
const SHARE_OF_BEST = 0.6
const MAX_FILES = 5
const MAX_SKIPPED = 20
const MAX_MERGED = 5
const MAX_CITATIONS = 4

interface Findings {
  readonly examination: Examination
  readonly texts: readonly ClueText[]
  /** By the sha of the commit. */
  readonly pullRequests: ReadonlyMap<string, number>
}

export const NOTHING_FOUND = 'No code changes found related to this incident.'

/** The suspected files, best first, and what was looked at. Merges stand back behind the commits they bring. */
export function conclude(
  suspicions: readonly Suspicion[],
  { examination, texts, pullRequests }: Findings,
): CodeAnalysis {
  const named = rankSuspicions(suspicions)
  const skipped = [...new Map(examination.skipped.map((each) => [each.file, each])).values()].slice(0, MAX_SKIPPED)
  const examined = describeExamination(examination)
  const [first] = named
  return {
    error_message: null,
    explanation: first
      ? `${describeSuspect(first, examination, pullRequests)} ${examined}`
      : `${NOTHING_FOUND} ${examined}`,
    files_investigated: named.map((suspicion) => toFile(suspicion, texts, pullRequests)),
    skipped_files: skipped,
  }
}

export function rankSuspicions(suspicions: readonly Suspicion[]): Suspicion[] {
  const ranked = suspicions
    .filter(({ scored }) => scored.score >= FLOOR)
    .toSorted((left, right) => strength(right) - strength(left))
  const best = ranked[0]?.scored.score ?? 0
  return ranked.filter(({ scored }) => scored.score >= best * SHARE_OF_BEST).slice(0, MAX_FILES)
}

const strength = ({ change, scored }: Suspicion): number => scored.score - (change.isMerge ? 5 : 0)

const titleOf = (message: string): string => message.split('\n')[0]?.slice(0, 200) ?? ''

function toFile(
  { change, scored }: Suspicion,
  texts: readonly ClueText[],
  pullRequests: ReadonlyMap<string, number>,
): InvestigatedFile {
  const { file, score, reasons, quotes, hunk, line } = scored
  return {
    file: file.path,
    line,
    priority: score >= HIGH ? 'high' : score >= MEDIUM ? 'medium' : 'low',
    reason: reasons.join(' '),
    blame: {
      author: change.author,
      commit_sha: change.sha,
      commit_message: titleOf(change.message),
      pr_number: pullRequests.get(change.sha) ?? readPullRequest(change.message),
    },
    repository: change.repository,
    citations: [...new Set(quotes)].flatMap((quote) => cite(quote, texts)).slice(0, MAX_CITATIONS),
    hunk,
    url: file.url,
  }
}

function cite(quote: string, texts: readonly ClueText[]): InvestigatedFile['citations'] {
  const found = texts.find(({ text, lineId }) => lineId !== null && text.includes(quote))
  return found?.lineId == null ? [] : [{ line_id: found.lineId, quote }]
}

/** As squash and merge commits name it. */
export function readPullRequest(message: string): number | null {
  const number = /^Merge pull request #(\d+)\b|\(#(\d+)\)$/.exec(titleOf(message))
  return number ? Number(number[1] ?? number[2]) : null
}

function describeSuspect(
  { change, scored }: Suspicion,
  { onsetMs }: Examination,
  pullRequests: ReadonlyMap<string, number>,
): string {
  const request = pullRequests.get(change.sha) ?? readPullRequest(change.message)
  const through = request === null ? '' : `, pull request #${request}`
  const before = describeSpan(onsetMs - change.committedMs)
  return (
    `Commit ${change.sha.slice(0, 7)} by ${change.author} ('${titleOf(change.message)}'${through}) was made ${before} before the ` +
    `incident began and touches ${scored.file.path}. ${scored.reasons.join(' ')}`
  )
}

function describeExamination(examination: Examination): string {
  const { repositories, commits, diffs, sinceMs, onsetMs, deployedMs, isWidened, isBudgetSpent, merged } = examination
  const end = deployedMs === null ? '' : ', when the logs show a deployment'
  const window = `between ${new Date(sinceMs).toISOString()} and ${new Date(deployedMs ?? onsetMs).toISOString()}${end}`
  const widened = isWidened ? ' The window was widened because the day before held no commits.' : ''
  const spent = isBudgetSpent ? ' The limit of calls was reached, so that later candidates were not read.' : ''
  const examined = `Examined: ${plural(commits, 'commit')} of ${repositories.join(', ')} ${window}, ${plural(diffs, 'diff')} read.`
  return `${examined}${describeMerged(merged)}${widened}${spent}`
}

function describeMerged(merged: Examination['merged']): string {
  if (merged.length === 0) return ''
  const named = merged.slice(0, MAX_MERGED).map(({ number, title }) => `#${number} ('${titleOf(title)}')`)
  const more = merged.length > MAX_MERGED ? ` and ${merged.length - MAX_MERGED} more` : ''
  return ` Merged in it: ${named.join(', ')}${more}.`
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

export function describeSpan(spanMs: number): string {
  const minutes = Math.max(0, Math.round(spanMs / 60_000))
  if (minutes < 90) return plural(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  return hours < 48 ? plural(hours, 'hour') : plural(Math.round(hours / 24), 'day')
}
