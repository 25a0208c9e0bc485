import type { Level } from '../model/log-event.ts'
import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'

/** A name and a level in one value, and which of them comes first. */
export interface Joint {
  readonly mark: string
  readonly isLevelFirst: boolean
}

const NEARLY_ALL = 0.97
const MIN_VALUES = 8
const BEHIND = /^[^\s,]{1,60}(, ?| [-/|] | |[:./|#~-])(?:\p{L}{3,14}|[DIWEFT])$/u
const BEFORE = /^(?:\p{L}{3,14}|[DIWEFT])(, ?| [-/|] | |[:./|#~-])[^\s,]{1,60}$/u

/** `notifier:INFO`, `geo_index-DEBUG`, `ERROR, cart`: what nearly all values of a column consist of. */
export function jointOf(values: readonly string[]): Joint | null {
  if (values.length < MIN_VALUES) return null
  for (const isLevelFirst of [false, true]) {
    const mark = (isLevelFirst ? BEFORE : BEHIND).exec(values[0] ?? '')?.[1]
    if (mark === undefined) continue
    const joint = { mark, isLevelFirst }
    const levels = values.map((value) => levelOfJoint(splitJoint(value, joint)?.level ?? ''))
    const told = levels.filter((level) => level !== null)
    if (told.length >= NEARLY_ALL * values.length && new Set(told).size >= MIN_LEVELS) return joint
  }
  return null
}

const MIN_LEVELS = 2

/** A word of a level, or its letter. */
export const levelOfJoint = (level: string): Level | null =>
  level.length === 1 ? levelOfLetter(level) : strongLevelOfWord(level)

export function splitJoint(value: string, { mark, isLevelFirst }: Joint): { level: string; name: string } | null {
  const at = isLevelFirst ? value.indexOf(mark) : value.lastIndexOf(mark)
  if (at <= 0 || at + mark.length >= value.length) return null
  const [head, tail] = [value.slice(0, at), value.slice(at + mark.length)]
  return isLevelFirst ? { level: head, name: tail } : { level: tail, name: head }
}
