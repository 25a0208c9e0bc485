import { isVague } from '../frame/failure-reasons.ts'
import type { Failure } from '../frame/read-failure.ts'
import { shorten } from './plain-text.ts'

/** What failed and why, by the syntax of the line, in a sentence of our own; null where the line does not tell. */
export function wordFailure(failure: Failure, who: string | null, details: readonly string[] = []): string | null {
  const { action, subject, state, known } = failure
  const given = [aboutOf(failure), ...details].filter((part) => part !== '').join(', ')
  const inBrackets = given === '' ? '' : ` (${given})`
  const because = known === null || isVague(known) ? inBrackets : `, because ${withBrackets(known.says, given)}`
  if (action !== null) return `${who ?? 'It'} ${action}${because}.`
  if (subject !== null && state === LACKING) return `${who ?? 'It'} fails at ${article(subject)}${because}.`
  const inWho = who === null ? '' : ` at ${who}`
  return subject === null || state === null ? null : `${upperWord(article(subject))} ${state}${inWho}${because}.`
}

/** A clause with something in brackets, in those that it ends with where it has some. */
export const withBrackets = (clause: string, given: string): string =>
  given === '' ? clause : clause.endsWith(')') ? clause.replace(/\)$/, `, ${given})`) : `${clause} (${given})`

const LACKING = 'is what it met'
const MAX_REASON = 80

/** What the line goes on to say and the reason that it gives, as far as the rest does not say it. */
const aboutOf = ({ more, reason, action, state }: Failure): string =>
  [more, reason]
    .filter((part) => part !== null)
    .filter((part, index, all) => all.indexOf(part) === index)
    .map((part) => part.replace(/[()]/g, '').replace(/: /g, ', '))
    .filter((part) => ![action, state].some((text) => text?.includes(part)))
    .filter((part, index, all) => !all.some((other, at) => at !== index && other.includes(part)))
    .map((part) => shorten(part, MAX_REASON))
    .join(', ')

/** 'the', unless the phrase has a determiner or is a name. */
const article = (subject: string): string =>
  /^(?:the|a|an|no|all|any|some|this|unknown|missing|invalid|unexpected|unsupported|illegal|duplicate)\b/i.test(
    subject,
  ) ||
  /^\S*[./:_\d]/.test(subject) ||
  /^[A-Z]/.test(subject)
    ? subject
    : `the ${subject}`

/** A plain word at the head of a sentence takes a capital, a name keeps its case. */
const upperWord = (text: string): string =>
  /^[a-z]+(?=[\s,])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** The same as a title's symptom: no actor, no reason. */
export function headFailure({ action, subject, state }: Failure): string | null {
  if (action !== null) return action.replace(/^could not /, "can't ").replace(/^failed while /, 'fails while ')
  if (subject === null || state === null) return null
  return state === LACKING ? subject : `${subject} ${state}`
}
