import { isDigit } from './scan-clock.ts'

/** What the tags of the FIX protocol stand for, where they tell when, who and what. */
const NAMES: Readonly<Record<string, string>> = { 49: 'service', 52: 'timestamp', 58: 'message' }

/** `8=FIX.4.4|35=B|49=OMS|52=20231023-05:09:00.964|58=text|10=110|`: pairs whose keys are numbers as an object, or null. */
export function jsonOfTags(text: string): string | null {
  const [, first, mark] = HEAD.exec(text) ?? []
  if (first === undefined || mark === undefined) return null
  const names = first === '8' ? NAMES : {}
  const fields: Record<string, string> = {}
  const parts = text.split(mark)
  if (parts.at(-1)?.trim() === '') parts.pop()
  for (const part of parts) {
    const equals = part.indexOf('=')
    const key = part.slice(0, Math.max(0, equals))
    if (!KEY.test(key)) return null
    fields[names[key] ?? `tag${key}`] = part.slice(equals + 1)
  }
  return Object.keys(fields).length < MIN_FIELDS ? null : JSON.stringify(fields)
}

/** Cheap: one digit or two, and an equals sign. */
export const mayBeTags = (text: string): boolean =>
  text.charCodeAt(1) === 61 || (isDigit(text.charCodeAt(1)) && text.charCodeAt(2) === 61)

const MIN_FIELDS = 4
const HEAD = /^(\d{1,2})=[^|;^=\u0001]{1,40}(\||;|\u0001|\^A)\d{1,5}=/
const KEY = /^\d{1,5}$/
