import { lookRandom } from '../mine/looks-random.ts'

const TAIL = /(?:^|[-_.:/])((?=[A-Za-z]{0,40}\d|[A-Za-z]{0,40}[a-z][A-Z])[A-Za-z\d]{8,40})$/
const HEX = /^(?=\d*[a-f])(?=[a-f]*\d)[\da-f]+$/

/** `eni-0b1f77aa92c3`, `run-x8Kq27LmZt`: an id stands in every name, and who bears it speaks for nobody. */
export function areDrawn(names: readonly string[]): boolean {
  const tails = names.flatMap((name) => TAIL.exec(name)?.[1] ?? [])
  return tails.length === names.length && (tails.every((tail) => HEX.test(tail)) || lookRandom(tails))
}
