import type { Level, LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { matchSignatures, type SignatureMatch } from '../signatures/match-signatures.ts'
import { isTellingKey, saysNoMore } from './describe-for-matching.ts'
import { remember } from './remember.ts'

interface Said {
  message: string
  level: Level | null
  matches: readonly SignatureMatch[]
}

/** Longer texts hardly come twice, and are not worth keeping. */
const MAX_LENGTH = 256
const MAX_KEYS = 5000

/** Known failures that an event shows, as `matchSignatures` finds them. */
export class SignatureMatcher {
  /** What each template said last: one without parameters says the same each time. */
  readonly #said = new WeakMap<Template, Said>()
  readonly #isTelling = remember(MAX_KEYS, isTellingKey)

  match(event: LogEvent, template: Template): readonly SignatureMatch[] {
    const { message, level } = event
    if (message.length > MAX_LENGTH || !saysNoMore(event, this.#isTelling)) return this.#matchAnew(event)
    const last = this.#said.get(template)
    if (last?.message === message && last.level === level) return last.matches
    const matches = this.#matchAnew(event)
    if (last === undefined) this.#said.set(template, { message, level, matches })
    else {
      last.message = message
      last.level = level
      last.matches = matches
    }
    return matches
  }

  #matchAnew(event: LogEvent): readonly SignatureMatch[] {
    return matchSignatures(event, this.#isTelling)
  }
}
