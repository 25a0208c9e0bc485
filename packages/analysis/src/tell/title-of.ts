import { failureOf } from '../frame/failure-of.ts'
import { isVague } from '../frame/failure-reasons.ts'
import type { Change } from '../detect/find-changes.ts'
import type { Symptom } from '../model/symptom.ts'
import { MECHANISMS } from '../knowledge/mechanisms.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { movesOf } from '../changes/moves-of.ts'
import { isPeerUnnamed, isType, shortType } from './describe-symptom.ts'
import { fillSentence } from '../knowledge/fill-places.ts'
import { commandIn } from './command-in.ts'
import { findCode } from './find-code.ts'
import { nameObjects } from './name-objects.ts'
import { gistOf, shorten, upperFirst } from './plain-text.ts'
import { saidBy } from './said-by.ts'
import { placesOf } from './symptom-places.ts'
import { headFailure } from './word-failure.ts'

const MAX_TITLE = 60
const MAX_SYMPTOM = 45
const MAX_NAME = 36
const MIN_WORDS = 3
/** A title must not change with an id. */
const NUMBERED = /\d{3}/

/** `service: symptom (code)`, in at most 60 characters; the code gives way first, then the symptom's end. */
export function titleOf(symptom: Symptom, culprit: string | null): string {
  const who = culprit ?? symptom.service
  const said = symptomText(symptom, culprit)
  const text = symptom.service === who ? withoutName(said, who) : said
  const name = nameFor(text, symptom, who)
  const head = name === null ? upperWord(text, who) : `${name}: ${text}`
  const code = findCode(symptom)
  const whole = code === null || head.includes(code) ? head : `${head} (${code})`
  return whole.length <= MAX_TITLE ? whole : shorten(head, MAX_TITLE)
}

/** 'Postgres deadlocks' of 'postgres' are 'deadlocks'. */
const withoutName = (text: string, who: string | null): string =>
  who !== null && text.toLowerCase().startsWith(`${who.toLowerCase()} `) ? text.slice(who.length + 1) : text

/** Whom it is about; where the symptom names that one itself, who reports it. */
function nameFor(text: string, { service }: Symptom, who: string | null): string | null {
  const name = who !== null && says(text, who) && service !== who ? service : who
  return name === null || says(text, name) || name.length > MAX_NAME ? null : name
}

/** 'cart' is not said in 'cart-db'. */
function says(text: string, name: string): boolean {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  return at >= 0 && !/[\w-]/.test(`${text.charAt(at - 1)}${text.charAt(at + name.length)}`)
}

function symptomText(symptom: Symptom, culprit: string | null): string {
  const { signature, status, exceptionType } = symptom
  if (signature !== null && !isGeneral(signature)) return fillSentence(signature.symptom, placesOf(symptom, culprit))
  if (status !== null) return `HTTP ${status} answers`
  const head = headFailure(failureOf(symptom))
  if (head !== null && head.length <= MAX_SYMPTOM && !NUMBERED.test(head) && hasWords(head)) return head
  return exceptionType !== null && isType(exceptionType) ? shortType(exceptionType) : gistOrMechanism(symptom, culprit)
}

const hasWords = (text: string): boolean => text.split(' ').length >= MIN_WORDS

/** A short line speaks for itself; a longer one is called by its mechanism, and what that is about. */
function gistOrMechanism(symptom: Symptom, culprit: string | null): string {
  const [sample] = symptom.samples
  const message = sample === undefined ? symptom.text : saidBy(sample)
  const code = findCode(symptom) ?? ''
  const gist = gistOf(message.replace(`%${code}: `, '').replace(code, ''), MAX_SYMPTOM)
  const template = mechanismSymptom(symptom)
  if (template === null || (hasWords(gist) && !/…$|\d{2}/.test(gist))) return gist
  const said = fillSentence(template, placesOf(symptom, culprit))
  const room = MAX_SYMPTOM - said.length - ' ()'.length
  const object = nameObjects(symptom).find((name) => !NUMBERED.test(name) && name.length <= room)
  return object === undefined || said.includes(object) ? said : `${said} (${object})`
}

/** Of the reason that the line gives, else of the general words that it was known by. */
function mechanismSymptom(symptom: Symptom): string | null {
  const { known } = failureOf(symptom)
  if (known !== null && !isVague(known)) return MECHANISMS[known.mechanism].symptom
  if (isPeerUnnamed(symptom)) return null
  return symptom.signature?.symptom ?? (known === null ? null : MECHANISMS[known.mechanism].symptom)
}

/** The title of a change that is the cause itself. */
export function titleOfChange(change: Change): string {
  const [move] = change.moves ?? movesOf(change.event)
  const who = change.subject ?? change.service
  const what =
    move?.name === undefined
      ? gistOf(commandIn(change.event.message)?.what ?? change.event.message, MAX_SYMPTOM)
      : `${move.name} ${move.from} → ${move.to}`
  return shorten(who === null || says(what, who) ? upperWord(what, who) : `${who}: ${what}`, MAX_TITLE)
}

/** A plain word at the head takes a capital, a name keeps its case. */
const upperWord = (text: string, who: string | null): string =>
  /^[a-z]+(?=[\s,:]|$)/.test(text) && !(who !== null && text.startsWith(who)) ? upperFirst(text) : text
