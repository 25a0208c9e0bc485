import type { Change } from '../detect/find-changes.ts'
import type { Symptom } from '../model/symptom.ts'
import type { Candidate } from '../weigh/candidate.ts'
import { sharesTellingWord } from '../changes/shares-telling-word.ts'
import { statementOf } from '../frame/statement-of.ts'
import { movesOf } from '../changes/moves-of.ts'
import { wordChange } from '../tell/describe-change.ts'
import { repeats } from '../tell/plain-text.ts'

const TOGETHER_MS = 120_000
/** A stated move is as sure as the surest words (log-odds). */
const MOVED = 5

/**
 * What the same hand did, or the same component noted, within two minutes of a change: one act leaves several lines,
 * and any of them may be the one that tells. Those that speak of what fails come first, then those that
 * say most surely what was done.
 */
export function findTogether(
  change: Change,
  candidates: readonly Candidate[],
  failing: readonly Symptom[],
  most: number,
): Change[] {
  const near = candidates
    .flatMap((candidate) => (candidate.change === null ? [] : [candidate.change]))
    .filter((other) => other.event !== change.event && isTogether(other, change))
    .map((other) => ({ other, isTelling: sharesTellingWord(other, failing), act: actOf(other) }))
    .toSorted(
      (a, b) =>
        Number(b.isTelling) - Number(a.isTelling) ||
        b.act - a.act ||
        distance(a.other, change) - distance(b.other, change) ||
        a.other.event.ref.line - b.other.event.ref.line,
    )
  const said = [wordChange(change)]
  const chosen: Change[] = []
  for (const { other } of near) {
    const words = wordChange(other)
    if (chosen.length >= most || said.some((known) => repeats(words, known))) continue
    said.push(words)
    chosen.push(other)
  }
  return chosen.toSorted((a, b) => a.timestampMs - b.timestampMs)
}

/** How surely it says what was done, not that something goes on. */
const actOf = ({ event, moves }: Change): number =>
  moves !== undefined || movesOf(event).length > 0 ? MOVED : statementOf(event).act

const distance = (a: Change, b: Change): number => Math.abs(a.timestampMs - b.timestampMs)

const isTogether = (a: Change, b: Change): boolean =>
  distance(a, b) <= TOGETHER_MS && a.service !== null && [b.service, b.subject].includes(a.service)
