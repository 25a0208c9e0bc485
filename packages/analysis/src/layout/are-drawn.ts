import { lookRandom } from '../mine/looks-random.ts'

const TAIL = /(?:^|[-_.:/])([A-Za-z\d]{8,40})$/
const HEX = /^[\da-f]+$/
/** Codes such as `PAYR0110` and names such as `feed2024` end with their number. */
const MIXED = /^[A-Za-z]{0,40}(?:\d{1,40}[A-Za-z]|(?<=[a-z])[A-Z])/

/** `eni-0b1f77aa92c3`, `run-x8Kq27LmZt`: an id stands in every name, and who bears it speaks for nobody. */
export function areDrawn(names: readonly string[]): boolean {
  const tails = names.flatMap((name) => TAIL.exec(name)?.[1] ?? [])
  if (tails.length < names.length) return false
  if (tails.every((tail) => HEX.test(tail))) return tails.some((tail) => MIXED.test(tail))
  return tails.every((tail) => MIXED.test(tail)) && lookRandom(tails)
}
