import { z } from 'zod'

/** C0, C1, the two separators and the marks that turn the direction of writing: they change what stands around them. */
const MARKS = String.raw`\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069`
const ONE_LINE = new RegExp(`^[^${MARKS}]*$`)
const MARK = new RegExp(`[${MARKS}]`, 'g')

/** A name, an address: what goes into consoles, mail subjects and lists. */
export const OneLine = (longest: number) => z.string().max(longest).regex(ONE_LINE, 'must not have control characters')

export const isOneLine = (text: string): boolean => ONE_LINE.test(text)

/** For a name that a machine gave: what cannot be refused is cleaned. */
export const toOneLine = (text: string): string => blankMarks(text).replaceAll(/ {2,}/g, ' ').trim()

/** For a quotation, whose blanks may matter. */
export const blankMarks = (text: string): string => text.replaceAll(MARK, ' ')

/** For JSON on a console: the marks that JSON leaves as they are, as escapes that mean the same. */
export const escapeMarks = (json: string): string =>
  json.replaceAll(MARK, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`)
