import { valueIn } from './take-row.ts'

const NEARLY_ALL = 0.95

/** What stands around the values of a field, and the values without it. */
export interface Dressed {
  readonly open: string
  readonly close: string
  readonly values: readonly string[]
}

const OPEN = /^(?:[\p{L}_][\p{L}\d_.-]{0,24}(?:: ?|=))?["'[({<*]{0,2}/u
const CLOSE = /["'\])}>*]{0,2}$/

/** Values without the key, the brackets and the quotes that all of them have. */
export function dressOf(texts: readonly string[]): Dressed {
  const open = OPEN.exec(texts[0] ?? '')?.[0] ?? ''
  const close = CLOSE.exec(texts[0] ?? '')?.[0] ?? ''
  const most = (test: (text: string) => boolean): boolean => texts.filter(test).length >= NEARLY_ALL * texts.length
  const dress = {
    open: most((text) => text.startsWith(open)) ? open : '',
    close: most((text) => text.endsWith(close) && !opensWithin(text, open, close)) ? close : '',
  }
  return { ...dress, values: texts.map((text) => valueIn(text, dress) ?? text) }
}

/** `cart(info)`: what closes behind the value was opened in it. */
const opensWithin = (text: string, open: string, close: string): boolean =>
  Object.hasOwn(OPENERS, close) && text.indexOf(OPENERS[close] ?? '', open.length) > 0
const OPENERS: Readonly<Record<string, string>> = { ']': '[', ')': '(', '}': '{', '>': '<' }
