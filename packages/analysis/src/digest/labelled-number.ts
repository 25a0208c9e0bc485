import type { LogEvent } from '../model/log-event.ts'
import type { NamedNumber } from './named-number.ts'

/** Keys whose values each have a level of their own: one rises while the others hide it. */
const KEYS =
  'partition|shard|topic|queue|pool|device|disk|mount|mountpoint|volume|interface|iface|sensor|channel|replica|slot|tenant|keyspace|table|index'
const KEY = new RegExp(`^(?:${KEYS})$`, 'i')
const PAIR = new RegExp(`(?<![\\w.-])(${KEYS})=["']?([\\w./-]{1,40})`, 'gi')
const SAYS_PAIR = new RegExp(`(?<![\\w.-])(?:${KEYS})=`, 'i')
const MOST_LABELS = 2
const MAX_VALUE = 40

/** Whether messages of a template have such a key. */
export const saysLabel = (text: string): boolean => SAYS_PAIR.test(text)

export const isLabelKey = (key: string): boolean => KEY.test(key)

/** The numbers of an event, named with its partition, disk or queue. */
export function labelledNumbers({ fields, message }: LogEvent, found: readonly NamedNumber[]): NamedNumber[] {
  const labels: string[] = []
  for (const key in fields) {
    const value = fields[key] ?? ''
    if (isLabelKey(key) && value !== '' && value.length <= MAX_VALUE) labels.push(`${key} ${value}`)
  }
  for (const [, key = '', value = ''] of message.matchAll(PAIR)) labels.push(`${key} ${value}`)
  if (labels.length === 0) return []
  const label = labels.slice(-MOST_LABELS).join(', ')
  return found.map(({ name, value }) => ({ name: `${name} (${label})`, value }))
}

/** Without its label. */
export const bareName = (name: string): string => (name.endsWith(')') ? name.slice(0, name.lastIndexOf(' (')) : name)
