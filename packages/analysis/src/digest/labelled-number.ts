import type { LogEvent } from '../model/log-event.ts'
import type { NamedNumber } from './named-number.ts'

/** Keys whose values each have a level of their own: one rises while the others hide it. */
const KEYS =
  'partition|shard|topic|queue|pool|device|disk|mount|mountpoint|fs|filesystem|volume|lun|interface|iface|sensor|station|camera|scanner|lane|channel|replica|member|instance|node|slot|tenant|database|keyspace|table|index|collection|subscription|consumer|group|feed|supplier|site|zone|cell'
/** In a message only: a field of the name says whose line it is. */
const OF_MESSAGE = 'host|server|target'
const KEY = new RegExp(`^(?:${KEYS})$`, 'i')
const PAIR = new RegExp(`(?<![\\w.-])(${KEYS}|${OF_MESSAGE})=["']?([\\w./-]{1,40})`, 'gi')
const SAYS_PAIR = new RegExp(`(?<![\\w.-])(?:${KEYS}|${OF_MESSAGE})=`, 'i')
const MOST_LABELS = 2
/** Digits of sixteen, one of which is a number: an id. */
const DRAWN = /^[\da-f-]{6,40}$/i
const MAX_VALUE = 40

/** Whether messages of a template have such a key. */
export const saysLabel = (text: string): boolean => SAYS_PAIR.test(text)

export const isLabelKey = (key: string): boolean => KEY.test(key)

/** The numbers of an event, named with its partition, disk or queue. */
export function labelledNumbers({ fields, message }: LogEvent, found: readonly NamedNumber[]): NamedNumber[] {
  const labels: string[] = []
  const take = (key: string, value: string): void => {
    // 'queue=3' says how long it is, where 'partition=3' says which; of things with drawn ids there are too many.
    if (!found.some(({ name }) => name === key) && !(DRAWN.test(value) && /\d/.test(value)))
      labels.push(`${key} ${value}`)
  }
  for (const key in fields) {
    const value = fields[key] ?? ''
    if (isLabelKey(key) && value !== '' && value.length <= MAX_VALUE) take(key, value)
  }
  for (const [, key = '', value = ''] of message.matchAll(PAIR)) take(key, value)
  if (labels.length === 0) return []
  const label = labels.slice(-MOST_LABELS).join(', ')
  return found.map(({ name, value }) => ({ name: `${name} (${label})`, value }))
}

export const isLabelled = (name: string): boolean => name.endsWith(')')

/** Without its label. */
export const bareName = (name: string): string => (isLabelled(name) ? name.slice(0, name.lastIndexOf(' (')) : name)
