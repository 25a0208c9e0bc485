import type { Level, LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { matchSignatures, type SignatureMatch } from '../signatures/match-signatures.ts'
import { saysNoMore } from './describe-for-matching.ts'

interface Said {
  message: string
  level: Level | null
  matches: readonly SignatureMatch[]
}

/** What each template said last: one without parameters says the same each time. */
const said = new WeakMap<Template, Said>()
/** Longer texts hardly come twice, and are not worth keeping. */
const MAX_LENGTH = 256

/** Known failures that an event shows, as `matchSignatures` finds them. */
export function matchOnce(event: LogEvent, template: Template): readonly SignatureMatch[] {
  const { message, level } = event
  if (message.length > MAX_LENGTH || !saysNoMore(event)) return matchSignatures(event)
  const last = said.get(template)
  if (last?.message === message && last.level === level) return last.matches
  const matches = matchSignatures(event)
  if (last === undefined) said.set(template, { message, level, matches })
  else {
    last.message = message
    last.level = level
    last.matches = matches
  }
  return matches
}
