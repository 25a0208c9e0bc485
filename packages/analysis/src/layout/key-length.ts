import { roleOfField } from '../parse/role-of-field.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { isLetter } from '../parse/scan-clock.ts'
import { isRoleOfColumn } from './is-role-of-column.ts'

const KEY = /([A-Za-z_@][\w.@-]{0,30})(=|: ?)(?=\S)/y

/** Length of `key=` or `Key: ` when the key names a column's role, else 0. */
export function keyLength(text: string, at: number): number {
  if (!isLetter(text.charCodeAt(at))) return 0
  KEY.lastIndex = at
  const match = KEY.exec(text)
  if (match === null) return 0
  const [whole, key = '', mark = ''] = match
  if (mark !== '=' && (key.length < 3 || strongLevelOfWord(key) !== null || text.charCodeAt(at + whole.length) === 47))
    return 0
  return isRoleOfColumn(roleOfField(key, 0)) ? whole.length : 0
}
