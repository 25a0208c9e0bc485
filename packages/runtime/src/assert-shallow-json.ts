import { AppError } from './app-error.ts'

const deepest = 64

/** Before it is parsed: whatever walks the value later may then call itself. Counts in one pass, strings aside. */
export function assertShallowJson(text: string): void {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInString) {
      if (code === 0x5c) at++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > deepest) throw new AppError('bad_request', `The body is nested more than ${deepest} levels deep.`)
    } else if (code === 0x5d || code === 0x7d) depth--
  }
}
