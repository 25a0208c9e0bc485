import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromColumns, toColumns } from './line-columns.ts'

const pieces = fc.constantFrom(
  '2026-03-01 ',
  '07',
  '7',
  '12345',
  'a1b2',
  '\u0001',
  '\n',
  '\r',
  ' ',
  'GET /',
  '+',
  '=',
  '@',
  '#3 ',
)
const text = fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 40 }).map((all) => all.join(''))

describe('columns', () => {
  it('give back whatever they were made of', () =>
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (texts) => {
        expect(fromColumns(toColumns(texts), texts.length)).toEqual(texts)
      }),
    ))

  it('keep long lines whole', () => {
    const texts = [`${'7 '.repeat(3_000)}\nshort 7\n`]
    expect(fromColumns(toColumns(texts), 1)).toEqual(texts)
  })

  it('are shorter than lines that look alike', () => {
    const lines = Array.from({ length: 1_000 }, (_, second) => `10:00:${second % 60} job ${second} took 12 ms`).join(
      '\n',
    )
    expect(toColumns([lines]).length).toBeLessThan(lines.length / 2)
  })
})
