import type { Failure } from '../detect/read-failure.ts'

/** What failed and why, by the syntax of the line, in a sentence of our own; null where the line does not tell. */
export function wordFailure(failure: Failure, who: string | null): string | null {
  const inWho = who === null ? '' : `In ${who}, `
  const actor = who ?? 'The process'
  const { action, subject, state, known } = failure
  const given = about(failure)
  const because =
    known !== null ? `, because ${known.says}${given}` : given === '' ? '' : `; the reason that it gives is${given}`
  if (action !== null) return `${actor} ${action}${because}.`
  if (subject !== null && state === LACKING) return `${actor} meets ${article(subject)}${because}.`
  if (subject !== null && state !== null) return `${inWho}${article(subject)} ${state}${because}.`
  return known === null ? null : `${inWho}${known.says}${about(failure)}.`
}

const LACKING = 'is what it met'

/** 'the', unless the phrase has a determiner or is a name. */
const article = (subject: string): string =>
  /^(?:the|a|an|no|all|any|some|this|unknown|missing|invalid|unexpected|unsupported|illegal|duplicate)\b/i.test(
    subject,
  ) ||
  /^\S*[./:_\d]/.test(subject) ||
  /^[A-Z]/.test(subject)
    ? subject
    : `the ${subject}`

const WORDS_OF_REASON = 4

/** What the reason is about: the first words of it, as far as they name something. */
function about({ reason }: Failure): string {
  if (reason === null) return ''
  const noun =
    /^(?:the )?(.{3,50}?) (?:is|are|was|were|has|have|does|do|differs?|exceeds?|would|not|could|cannot)\b/i.exec(
      reason,
    )?.[1]
  const words = (noun ?? reason)
    .split(' ')
    .slice(0, WORDS_OF_REASON)
    .join(' ')
    .replace(/[,;:(.]+$/, '')
  return words === '' ? '' : ` (${words})`
}

const MAX_TITLE = 90

/** The same as a headline. */
export function headFailure(failure: Failure, who: string | null): string | null {
  const { action, subject, state, reason } = failure
  const named = (text: string, sign = ''): string => (who === null ? text : `${who}${sign} ${text}`)
  const head =
    action !== null
      ? named(action)
      : subject === null || state === null
        ? null
        : state === LACKING
          ? named(`meets ${subject}`)
          : named(`${subject} ${state}`, ':')
  if (head === null) return null
  const whole = reason === null ? head : `${head}: ${reason}`
  return whole.length > MAX_TITLE ? `${whole.slice(0, MAX_TITLE).replace(/\s+\S*$/, '')}…` : whole
}
