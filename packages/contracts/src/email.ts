import { isOneLine } from './one-line.ts'

/** Something, an at sign, a domain with a dot; no white space. What is really an address only a mail can tell. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/

export const isEmailShaped = (text: string): boolean => text.length <= 254 && isOneLine(text) && EMAIL_SHAPE.test(text)
