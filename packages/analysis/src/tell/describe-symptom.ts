import { failureOf } from '../frame/failure-of.ts'
import { isVague } from '../frame/failure-reasons.ts'
import type { Symptom } from '../model/symptom.ts'
import { mechanismOf } from '../frame/mechanism-of.ts'
import { MECHANISMS } from '../knowledge/mechanisms.ts'
import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { fillSentence, type Places } from '../knowledge/fill-places.ts'
import { findCode } from './find-code.ts'
import { gistOf, gistOfTelling, repeats, shorten, upperFirst } from './plain-text.ts'
import { objectsBeyond } from './name-objects.ts'
import { saidBy } from './said-by.ts'
import { placesOf } from './symptom-places.ts'
import { allFields, tellingFields } from './telling-fields.ts'
import { withBrackets, wordFailure } from './word-failure.ts'

/** General words about a dependency say nothing where the line names none. */
export const isPeerUnnamed = ({ signature, target }: Symptom): boolean =>
  isGeneral(signature) && signature?.blames === 'peer' && target === null

/** What failed, of what and why, in a sentence or two of our own. */
export function describeMechanism(symptom: Symptom, culprit: string | null): string {
  const { signature } = symptom
  const who = culprit ?? symptom.service
  if (signature !== null && !isPeerUnnamed(symptom)) {
    const cause = fillSentence(signature.cause, placesOf(symptom, culprit))
    if (!isGeneral(signature)) return withDetails(cause, symptom)
    return hasReason(symptom) ? wordOwn(symptom, symptom.service) : `${cause} ${wordOwn(symptom, symptom.service)}`
  }
  if (symptom.status !== null) return describeAnswer(symptom, who, symptom.status)
  if (symptom.exceptionType !== null) return describeException(symptom, who)
  const isPeer =
    symptom.service !== null &&
    culprit !== null &&
    symptom.service !== culprit &&
    !TELLS_OF_OTHERS.test(symptom.service) &&
    failureOf(symptom).known?.side === 'peer'
  return `${isPeer ? `${culprit} fails the calls of ${symptom.service}. ` : ''}${wordOwn(symptom, symptom.service ?? culprit)}`
}

/** What is seen of an effect: what might have caused it, were it a cause, is left out. */
export function describeEffect(symptom: Symptom, culprit: string | null): string {
  const { signature } = symptom
  if (signature === null || isGeneral(signature) || isPeerUnnamed(symptom)) return describeMechanism(symptom, culprit)
  const [seen = ''] = fillSentence(signature.cause, placesOf(symptom, culprit)).split(': ', 1)
  return withDetails(`${seen.replace(/\.$/, '')}.`, symptom)
}

/** They call nobody: they say what became of whom they run. */
const TELLS_OF_OTHERS = /^(?:kern(?:el)?|systemd|init|kubelet|containerd|dockerd?|supervisord?|monit|nomad|runner)$/i

const gist = (symptom: Symptom): string => {
  const sample = symptom.samples[0]
  if (sample === undefined) return gistOfTelling(symptom.text, MAX_WORDS)
  return withThrown(gistOfTelling(tellingLine(symptom, sample), MAX_WORDS), sample)
}

/** By the syntax of its line; where that says no more than that something fails, the gist of it. */
function wordOwn(symptom: Symptom, who: string | null): string {
  const failure = failureOf(symptom)
  const bare = wordFailure(failure, who)
  const said = bare ?? gist(symptom)
  const sample = symptom.samples[0]
  const fields = sample === undefined ? [] : fieldsOf(sample, said).filter((field) => !repeats(field, said))
  const details = [...objectsBeyond(symptom, said), ...codeBeyond(symptom, said), ...fields]
  if (bare !== null) return wordFailure(failure, who, [...clausesBeyond(symptom, bare), ...details]) ?? bare
  const { known, reason } = failure
  if (known !== null && isExact(symptom))
    return wordCause(MECHANISMS[known.mechanism].cause, {
      service: who ?? undefined,
      peer: symptom.target ?? undefined,
      object: [gistOf(reason === null || said.includes(reason) ? said : reason), ...details].join(', '),
    })
  const inBrackets = details.join(', ')
  const head = who === null ? upperFirst(said) : `${who} reports ${said}`
  return `${head}${inBrackets === '' ? '' : ` (${inBrackets})`}.`
}

/** A word or two are a name for what the fields tell. */
const BARE = 24

const fieldsOf = (sample: LogEvent, said: string): string[] =>
  said.length < BARE ? allFields(sample) : tellingFields(sample)

const MOST_CLAUSES = 2
const MAX_CLAUSE = 70

/** What else the line says beside its failure: 'received NO_PROPOSAL_CHOSEN notify'. */
function clausesBeyond(symptom: Symptom, said: string): string[] {
  const sample = symptom.samples[0]
  if (sample === undefined) return []
  return gistOf(tellingLine(symptom, sample).replace(/[()]/g, ''), MAX_LINE)
    .split(/[,;] |\. /)
    .map((clause) => shorten(clause.trim(), MAX_CLAUSE))
    .filter((clause) => (clause.match(WORDS) ?? []).length > 1 && !repeats(clause, said))
    .slice(0, MOST_CLAUSES)
}

const MAX_LINE = 240
const WORDS = /\p{L}{3,}/gu

/** Its line gives a reason that says it exactly. */
const hasReason = (symptom: Symptom): boolean => {
  const { known } = failureOf(symptom)
  return known !== null && !isVague(known)
}

/** Its line has no syntax that tells what failed, but a reason that says it exactly. */
const isExact = (symptom: Symptom): boolean => hasReason(symptom) && wordFailure(failureOf(symptom), null) === null

/** With what it is about, wherever the sentence has room for it. */
const wordCause = (cause: string, places: Places): string => {
  const sentence = fillSentence(cause, places)
  return cause.includes('{object}') ? sentence : sentence.replace(/\.$/, ` (${places['object'] ?? ''}).`)
}

const codeBeyond = (symptom: Symptom, said: string): string[] => {
  const code = symptom.status === null ? findCode(symptom) : null
  return code === null || said.includes(code) ? [] : [code]
}

/** With the things, the reason and the code that the line names, where the sentence leaves them out. */
function withDetails(sentence: string, symptom: Symptom): string {
  const reason = exactReason(symptom) ?? ownWords(symptom)
  const details = [
    ...objectsBeyond(symptom, sentence),
    ...(reason === null || repeats(reason, sentence) ? [] : [reason]),
    ...codeBeyond(symptom, sentence),
  ].filter((detail, index, all) => !all.some((other, at) => at !== index && other.includes(detail)))
  return `${withBrackets(sentence.replace(/\.$/, ''), details.join(', '))}.`
}

/** What the line gives as its reason, where that is of the same kind as the known failure. */
function exactReason(symptom: Symptom): string | null {
  const { known, reason } = failureOf(symptom)
  if (reason === null || known === null || !known.pattern.test(reason)) return null
  return known.mechanism === symptom.signature?.mechanism ? gistOf(reason, MAX_REASON) : null
}

const MAX_REASON = 80
const MAX_WORDS = 170

/** What the line itself says, where what is known of such lines is worded for all of them. */
function ownWords(symptom: Symptom): string | null {
  const sample = symptom.samples[0]
  if (sample === undefined) return null
  if (symptom.exceptionType !== null) return gistOf(sample.exception?.message ?? '') || null
  const said = gistOfTelling(tellingLine(symptom, sample), MAX_WORDS).replace(/[()]/g, '')
  const parts = said.length < TERSE ? [said, ...tellingFields(sample).slice(0, MOST_FIELDS)] : [said]
  return parts.filter((part) => part !== '').join(', ') || null
}

/** The line of a record by which it is known. */
function tellingLine({ signature }: Symptom, { message, continuation }: LogEvent): string {
  const isKnown = (text: string): boolean => signature?.patterns.some((pattern) => pattern.test(text)) ?? false
  return isKnown(message) ? message : (continuation.find(isKnown) ?? message)
}

/** So short a message leaves it to its fields to say what happened. */
const TERSE = 60
const MOST_FIELDS = 3

function describeAnswer(symptom: Symptom, who: string | null, status: number): string {
  const { known } = failureOf(symptom)
  const call = symptom.samples[0]?.http
  const of =
    call?.path === undefined ? '' : ` for ${[call.method, call.path.split('?', 1)[0]].filter(Boolean).join(' ')}`
  const because = known === null || known.mechanism === 'peer-failing' ? '' : `, because ${known.says}`
  return `${who ?? 'The server'} answers with HTTP ${status}${of}${because}.`
}

/** Names the innermost exception, what it says and what that means. */
function describeException(symptom: Symptom, who: string | null): string {
  const exception = symptom.samples[0]?.exception
  const message = exception === undefined || exception.message === '' ? '' : `: ${gistOf(exception.message)}`
  const type = shortType(symptom.exceptionType ?? '')
  const head = `${who === null ? 'The code fails' : `${who} fails`} with ${isType(type) ? type : 'an error'}${message}`
  const { known } = failureOf(symptom)
  return withDetails(known === null ? `${head}.` : `${head}; ${known.says}.`, symptom)
}

/** What a logger writes where it knows no type. */
const NO_TYPE = /^(?:unknown|undefined|null|none|error|exception)?$/i

export const isType = (type: string): boolean => !NO_TYPE.test(shortType(type))

export const shortType = (type: string): string => type.slice(type.lastIndexOf('.') + 1)

/** One further line in our own words, to stand after who says it: 'could not write chunk 14, because …'. */
export const paraphrase = (symptom: Symptom, cited: LogEvent | undefined = symptom.samples[0]): string =>
  cited === symptom.samples[0] ? paraphraseOfFirst(symptom) : paraphraseBy(symptom, cited)

/** Each rival of a cause is told beside the same others. */
const paraphraseOfFirst = oncePer((symptom: Symptom): string => paraphraseBy(symptom, symptom.samples[0]))

function paraphraseBy(symptom: Symptom, cited: LogEvent | undefined): string {
  const told = cited === undefined ? symptom : { ...symptom, samples: [cited] }
  const { signature } = symptom
  if (signature !== null && !isGeneral(signature))
    return `${fillSentence(signature.symptom, placesOf(told, symptom.target))}${withObject(told)}`
  if (symptom.status !== null) return `HTTP ${symptom.status} answers`
  return cited === undefined ? gistOf(symptom.text) : withThrown(gistOf(saidBy(cited)), cited, MAX_THROWN)
}

/** 'Exception in task 7' says what failed, and what it threw why. */
const MAX_THROWN = 90

function withThrown(said: string, { exception }: LogEvent, most?: number): string {
  const thrown = gistOf(exception?.message ?? '', most)
  return thrown === '' || repeats(thrown, said) ? said : `${said}, ${thrown}`
}

function withObject(symptom: Symptom): string {
  const { groups } = symptom
  const detail = groups['work'] ?? groups['resource'] ?? placesOf(symptom, symptom.target)['object']
  return detail === undefined || detail === '' ? '' : ` (${detail})`
}

/** What it means for those who depend on it. */
export const impactOf = (symptom: Symptom): string | null =>
  mechanismOf(symptom.signature, failureOf(symptom))?.impact ?? null
