import { roleOfField } from '../parse/role-of-field.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { isRoleOfColumn } from './is-role-of-column.ts'
import { keyLength } from './key-length.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const stamp = new Stamp()

/** `key=` of a known role, or the line's first before a clock. 'allocate server: error: …' is a sentence. */
export function headKey(text: string, at: number, isFirst: boolean, prose: number): number {
  const known = keyLength(text, at)
  if (known > 0) return prose === 0 || text.charCodeAt(at + known - 1) === 61 ? known : 0
  ANY_KEY.lastIndex = at
  const key = isFirst ? (ANY_KEY.exec(text)?.[0].length ?? 0) : 0
  return key > 0 && scanTimeColumn(text, at + key, stamp) > 0 ? key : 0
}

/** `[t:1772107224.305]`, `{c=cart}`: between brackets of its own a short word of known meaning is a key. */
export function keyBetween(text: string, at: number, close: number): number {
  ENCLOSED_KEY.lastIndex = at
  const [whole = '', key = ''] = ENCLOSED_KEY.exec(text) ?? []
  const end = at + whole.length
  if (whole === '' || end >= close) return 0
  return isRoleOfColumn(roleOfField(key, 0)) || scanTimeColumn(text, end, stamp) > 0 ? whole.length : 0
}

const ENCLOSED_KEY = /([a-z_]\w{0,15})[:=](?![\s/:=])/y
const ANY_KEY = /[A-Za-z_@][\w.@-]{0,30}=(?=\d)/y
