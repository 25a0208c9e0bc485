import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { areUnits } from './are-units.ts'
import type { SplitLine } from './split-head.ts'
import { literalBehind, valueOf } from './split-values.ts'

/** `INFO [rules] …`, `info<tab>ads<tab>…` */
const OPENED = /[[(<{\t|;,]$/

/**
 * Whether the names in a column may be those of one program's parts, and name the service only where nothing says it
 * better: several behind the level, any between marks there, one of several in one word with it, and categories before it, `xfer-in: info: …`.
 */
export function areComponents(
  lines: readonly SplitLine[],
  index: number,
  values: readonly string[],
  isBesideLevel: boolean,
  level = (lines[0] as SplitLine).values.findIndex(({ type }) => type === 'L'),
): boolean {
  const first = lines[0] as SplitLine
  const names = new Set(values)
  if (isBesideLevel) return names.size > 1
  if (level < 0) return first.delimiter !== null || areUsers(values)
  if (level < index) return areParts(first.values[index]?.before ?? '', [...names]) && !ownClasses(lines, index, values)
  const isCategory = index === level - 1 && literalBehind(first, index) === ':' && literalBehind(first, level) === ':'
  return areUsers(values) || (isCategory && names.size > 1 && isPlainLevel(valueOf(first, level)))
}

const areParts = (before: string, names: readonly string[]): boolean =>
  OPENED.test(before) || (names.length > 1 && areWords(names))

/** `cart [id=7] a.s.CartFlow …`: each class is of one name, and the names are those of programs. */
function ownClasses(lines: readonly SplitLine[], index: number, names: readonly string[]): boolean {
  const owners = new Map<string, string>()
  let found = 0
  for (const [at, line] of lines.entries()) {
    const name = names[at] as string
    const written = [index + 1, index + 2].find(
      (next) => line.values[next] !== undefined && CLASS.test(valueOf(line, next)),
    )
    if (written === undefined) continue
    found += 1
    const owner = owners.get(valueOf(line, written)) ?? name
    if (owner !== name) return false
    owners.set(valueOf(line, written), owner)
  }
  return found >= MOST * lines.length && areUnits(names, 2)
}

const MOST = 0.9
const CLASS = /^[a-z_]\w*\.(?:\w+\.)*[A-Z]\w+$/

/** `ads`, `model`; not `maria-a`, `atlas-1` or `pod/cart`. */
const areWords = (names: readonly string[]): boolean => names.filter(isProper).length < names.length / 2

const isProper = (name: string): boolean =>
  !name.includes('.') && (name.includes('/') ? /^[a-z]+\//.test(name) : /[-\d]/.test(name))

/** In small letters. */
const isPlainLevel = (word: string): boolean => word === word.toLowerCase() && strongLevelOfWord(word) !== null

/** `cart@shop`: users of a database. */
const areUsers = (values: readonly string[]): boolean => values.every((value) => USER.test(value))
const USER = /^[\w.-]*@[A-Za-z_.\-/[\]]*$/
