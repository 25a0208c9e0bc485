import { expect, it } from 'vitest'
import { escapeMarks, isOneLine, OneLine, toOneLine } from './one-line.ts'

const marks = ['\u0000', '\u0007', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u009b', '\u061c', '\u200e']
marks.push('\u200f', '\u2028', '\u202a', '\u202e', '\u2066', '\u2069')

it.each(marks)('takes no %j into a line', (mark) => {
  const text = `app${mark}log`
  expect([isOneLine(text), OneLine(20).safeParse(text).success]).toEqual([false, false])
  expect(toOneLine(text)).toBe('app log')
})

it.each(['Acme & Söhne', '名前 👩‍💻', 'عربي', '${7*7}', ''])('leaves %j alone', (text) => {
  expect([isOneLine(text), toOneLine(text)]).toEqual([true, text])
})

it('writes JSON for consoles that reads back as it was', () => {
  const value = { line: marks.join('x') }
  const escaped = escapeMarks(JSON.stringify(value))
  expect(isOneLine(escaped)).toBe(true)
  expect(JSON.parse(escaped)).toEqual(value)
})
