import { levelOfPlant } from '../parse/level-of-plant.ts'
import { assignRole } from '../parse/assign-role.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { FieldRoles } from './field-roles.ts'
import { levelInColumn } from './level-in-column.ts'
import { partsOfSecond } from './parts-of-second.ts'

/** Objects, pairs, exports and elements name their parts. */
export const isKeyed = ({ format }: ParsedLine): boolean =>
  format === 'json' || format === 'logfmt' || format === 'table' || format === 'xml'

/** Lines whose parts have the same names, by the first of those that nobody knows. */
export const kindOfKeys = ({ format, fields }: ParsedLine): string => `${format} ${Object.keys(fields ?? {})[0] ?? ''}`

/** No known key holds the message: it is a field's, composed of fields, or the whole line. */
export function hasOpenMessage({ message, fields }: ParsedLine): boolean {
  if (message === '' || message.startsWith('{') || CHILD.test(message)) return true
  if (PAIR.test(message) && keysOf(message).some((key) => fields?.[key] !== undefined)) return true
  return Object.values(fields ?? {}).includes(message)
}

/** `<say>…</say>`: of an element, what stands in those within it. */
const CHILD = /^<[A-Za-z][\w:.-]{0,30}>/

/** With a colon it is one of several between blanks, tabs, commas, semicolons or bars. */
const PAIR = /^[\w.@-]{1,40}(?:=|:[^\t]{0,80}\t|:\S{1,40} [\w.@-]{1,40}:\S|: [^,;|]{1,80}(?:[,;]| \|) [\w.@-]{1,40}: )/
const KEYS = /(?:^|[\s&;|,])([\w.@-]{1,40})[=:]/g
const MAX_KEYS = 6

/** The first of them may be the time's, the level's and the speaker's, which are no fields any more. */
const keysOf = (message: string): string[] =>
  [...message.slice(0, MAX_HEAD).matchAll(KEYS)].slice(0, MAX_KEYS).map(([, key = '']) => key)

const MAX_HEAD = 160

const levelIn = (word: string, { levels }: FieldRoles): ParsedLine['level'] =>
  levels?.[word] ?? levelOfPlant(word) ?? levelInColumn(word)

/** Of a second. */
const partOf = (key: string | undefined, value: string): number =>
  key === undefined ? 0 : Number(value) / (partsOfSecond(key.slice(key.lastIndexOf('.') + 1), true) ?? 1)

/** Reads what this source's lines hold in fields of unknown keys. */
export function takeFields(line: ParsedLine, all: FieldRoles, context: TimeContext): void {
  const { fields } = line
  if (fields === null || !isKeyed(line)) return
  const roles = all.of?.[kindOfKeys(line)] ?? all
  const valueOf = (key: string | undefined): string => (key === undefined ? '' : (fields[key] ?? ''))
  const time = valueOf(roles.time)
  if (time !== '' && line.timestampMs === null) {
    const number = Number(time)
    assignRole('time', Number.isNaN(number) ? time : number + partOf(roles.part, valueOf(roles.part)), line, context)
  }
  const level = line.level === null ? valueOf(roles.level) : ''
  if (level !== '') line.level = levelIn(level, roles)
  const message = valueOf(roles.message)
  if (message !== '' && message !== line.message && hasOpenMessage(line)) line.message = message
}
