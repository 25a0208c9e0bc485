import type { Symptom } from '../detect/symptom.ts'
import type { LogEvent } from '../model/log-event.ts'
import { bareHost } from '../detect/resolve-target.ts'
import { describeForMatching } from '../digest/describe-for-matching.ts'
import { withoutHeader } from '../detect/without-header.ts'
import { capitalize } from './capitalize.ts'
import { failureOf } from '../detect/failure-of.ts'
import { headFailure, wordFailure } from './word-failure.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { objectsBeyond } from './name-objects.ts'
import { fillSentence, type Places } from './fill-places.ts'

/** The values that sentences and commands about a symptom may use. */
export function placesOf(symptom: Symptom, culprit: string | null): Places {
  const named = symptom.groups['peer'] ?? (symptom.signature?.blames === 'peer' ? symptom.groups['process'] : undefined)
  const target = culprit === symptom.service ? symptom.target : (culprit ?? symptom.target)
  const peer =
    symptom.signature?.blames === 'self'
      ? undefined
      : (describePeer(named, target) ??
        (symptom.service === null ? 'a dependency' : `a dependency of ${symptom.service}`))
  const service = symptom.signature?.blames === 'self' && culprit !== null ? culprit : (symptom.service ?? undefined)
  return { ...symptom.signature?.otherwise, ...symptom.groups, peer, service, message: tellingMessage(symptom) }
}

function describePeer(named: string | undefined, resolved: string | null): string | undefined {
  if (named === undefined || resolved === null || named === resolved || named.startsWith(resolved))
    return named ?? resolved ?? undefined
  return resolved.includes(named) ? resolved : `${resolved} (${named})`
}

/** What the line says, and the further line of its record that tells what is wrong. */
function tellingMessage(symptom: Symptom): string {
  const sample = symptom.samples[0]
  if (sample === undefined) return cleanText(symptom.text)
  const patterns = symptom.signature?.patterns ?? []
  if (sample.message.length >= LONG_ENOUGH || patterns.some((pattern) => pattern.test(sample.message)))
    return cleanText(sample.message)
  const telling = describeForMatching(sample)
    .split('\n')
    .slice(1)
    .find((line) => patterns.some((pattern) => pattern.test(line)))
  return cleanText([sample.message, telling ?? sample.exception?.message].filter(Boolean).join(', '))
}

const LONG_ENOUGH = 100

/** Command lines take bare names only. */
export function commandPlacesOf(symptom: Symptom, culprit: string | null): Places {
  const peer =
    symptom.groups['peer'] ?? symptom.target ?? (culprit === symptom.service ? undefined : culprit) ?? undefined
  const host = peer === undefined ? undefined : bareHost(peer)
  const service = symptom.signature?.blames === 'self' ? (culprit ?? symptom.service) : symptom.service
  return { ...symptom.groups, peer, host, service: service ?? undefined }
}

/** General words about a dependency say nothing where the line names none. */
const isPeerUnnamed = ({ signature, target }: Symptom): boolean =>
  isGeneral(signature) && signature?.blames === 'peer' && target === null

/** The mechanism in a sentence of our own. */
export function describeMechanism(symptom: Symptom, culprit: string | null): string {
  const who = culprit ?? symptom.service ?? 'The process'
  if (symptom.signature && !isPeerUnnamed(symptom)) {
    const cause = fillSentence(symptom.signature.cause, placesOf(symptom, culprit))
    const detail = isGeneral(symptom.signature) ? wordFailure(failureOf(symptom), symptom.service) : null
    return detail === null ? cause : `${cause} ${capitalize(detail)}`
  }
  if (symptom.status !== null) return `${who} answers requests with HTTP ${symptom.status}.`
  if (symptom.exceptionType !== null) {
    const detail = wordFailure(failureOf(symptom), symptom.service)
    return `${who} fails with ${humanType(symptom.exceptionType)} (${shortType(symptom.exceptionType)})${messageOf(symptom)}.${detail === null ? '' : ` ${capitalize(detail)}`}`
  }
  const worded = wordFailure(failureOf(symptom), symptom.service ?? culprit)
  const isPeer = symptom.service !== null && culprit !== null && symptom.service !== culprit
  if (isPeer)
    return `${who} fails those who call it. ${worded === null ? '' : `${capitalize(worded)} `}${symptom.service} reports: ${cleanMessage(symptom)}.`
  return `${worded === null ? `${who} logs a failure of its own.` : capitalize(worded)} Key line: ${cleanMessage(symptom)}.`
}

const cleanMessage = (symptom: Symptom): string => cleanText(symptom.samples[0]?.message ?? symptom.text)

const shortType = (type: string): string => type.slice(type.lastIndexOf('.') + 1)

/** 'NullPointerException' → 'a null pointer exception'. */
function humanType(type: string): string {
  const words = shortType(type)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`
}

function messageOf(symptom: Symptom): string {
  const message = symptom.samples[0]?.exception?.message
  return message ? `, which reports: ${cleanText(message)}` : ''
}

/** In the words of its first line, or of the line that is cited. */
export function paraphrase(symptom: Symptom, cited: LogEvent | undefined = symptom.samples[0]): string {
  const message = cited?.message ?? symptom.text
  return cleanText(message)
}

const MAX_PARAPHRASE = 160

export function cleanText(text: string): string {
  const line = withoutHeader(text)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/["'`{}]/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/[.:;\s]+$/, '')
    .trim()
  const short = line.length > MAX_PARAPHRASE ? `${line.slice(0, MAX_PARAPHRASE)}…` : line
  const lowered = /^[A-Z][a-z]*\b(?![A-Z.])/.test(short) ? short.charAt(0).toLowerCase() + short.slice(1) : short
  return lowered.replace(/[:;]\s/g, ', ')
}

const ROOM_IN_TITLE = 64
/** A headline must not change with an id. */
const NUMBERED = /\d{2}/

/** A headline that says what it is about, where its own words leave that out. */
export function titleOf(symptom: Symptom, culprit: string | null): string {
  const head = capitalize(headline(symptom, culprit))
  if (head.length > ROOM_IN_TITLE || symptom.signature?.specificity === 3 || isCounted(symptom)) return head
  const object = objectsBeyond(symptom, head).find((name) => !NUMBERED.test(name))
  return object === undefined ? head : `${head} (${object})`
}

const isCounted = ({ signature }: Symptom): boolean => signature?.id.startsWith('engine/') ?? false

function headline(symptom: Symptom, culprit: string | null): string {
  if (symptom.signature && !isPeerUnnamed(symptom))
    return fillSentence(symptom.signature.title, placesOf(symptom, culprit))
  const who = culprit ?? symptom.service
  if (symptom.status !== null)
    return `${who === null ? 'Requests answered' : `${who} answers`} with HTTP ${symptom.status}`
  if (symptom.exceptionType !== null)
    return who === null ? shortType(symptom.exceptionType) : `${shortType(symptom.exceptionType)} in ${who}`
  const head = culprit === null || culprit === symptom.service ? headFailure(failureOf(symptom), who) : null
  if (head !== null) return head
  const message = cleanMessage(symptom)
  const short = message.length > 80 ? `${message.slice(0, 80)}…` : message
  return who === null ? short : `${who}: ${short}`
}
