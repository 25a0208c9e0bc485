import { assignRole } from '../parse/assign-role.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { DraftEvent } from './open-record.ts'

const PAIRS = /^\s*(?:[A-Z]\w{0,20}\([^()]{0,120}\)\s*){1,8}$/
const PAIR = /([A-Z]\w{0,20})\(([^()]{1,120})\)/g

/** `Process(7.1) User(mqm) Program(amqrmppa)`: the first line tells who, and one below it what. */
export const isBracketedHead = (message: string): boolean => PAIRS.test(message)

/** What stands in such pairs, and the first line that is none; null where all are. */
export function readBracketed(event: DraftEvent, context: TimeContext): ParsedLine | null {
  const body = event.continuation.findIndex((text) => text.trim() !== '' && !PAIRS.test(text))
  if (body < 0) return null
  const line = new ParsedLine()
  for (const text of [event.raw, ...event.continuation.slice(0, body)])
    for (const [, key = '', value = ''] of text.matchAll(PAIR)) {
      const role = roleOfField(key, 0)
      // The record's own clock counts.
      if (role === 'time' || !assignRole(role, value, line, context)) line.addField(key, value)
    }
  line.message = (event.continuation[body] ?? '').trim()
  return line
}
