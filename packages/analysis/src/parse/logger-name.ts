import { isDigit, isLetter } from './scan-clock.ts'

/** The word that may name a logger; one instance is reused for all words. */
export class LoggerName {
  pos = 0
  end = 0
  /** Where the token before it ends. */
  before = 0
  /** A logger was found already. */
  named = false
  /** Marks that names have within: dots, slashes, double colons. */
  dots = 0
  /** Marks that no name has. */
  odd = 0
  /** The colon that ends the name, or -1. */
  colon = -1

  set(text: string, pos: number, end: number, before: number, named: boolean): void {
    this.pos = pos
    this.end = end
    this.before = before
    this.named = named
    let dots = 0
    let odd = 0
    this.colon = -1
    for (let index = pos; index < end; index += 1) {
      const code = text.charCodeAt(index)
      if (isOfName(code)) continue
      if (code === 58) {
        this.colon = index
        if (text.charCodeAt(index + 1) !== 58) break
        dots += 1
        index += 1
      } else if (isWithinName(code)) dots += 1
      else odd += 1
    }
    this.dots = dots
    this.odd = odd
  }
}

/** `.$/@#><` */
const isWithinName = (code: number): boolean =>
  code === 46 || code === 36 || code === 47 || code === 64 || code === 35 || code === 62 || code === 60

const isOfName = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95 || code === 45
