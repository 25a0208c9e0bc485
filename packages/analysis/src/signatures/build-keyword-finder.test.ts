import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { buildKeywordFinder } from './build-keyword-finder.ts'

const CATALOGUE = [['he', 'hers'], ['she'], ['his', 'out of memory'], ['is']]

describe('buildKeywordFinder', () => {
  it.each([
    { text: 'ushers', found: [0, 1] },
    { text: 'THIS', found: [2, 3] },
    { text: 'Out Of Memory: killed', found: [2] },
    { text: 'out of  memory', found: [] },
    { text: 'h é e', found: [] },
    { text: '', found: [] },
  ])('finds $found in $text', ({ text, found }) => {
    expect(buildKeywordFinder(CATALOGUE)(text)).toEqual(found)
  })

  it('finds what a plain search finds, in the order of the catalogue', () => {
    const word = fc.stringMatching(/^[ab ]{1,4}$/)
    fc.assert(
      fc.property(
        fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 6 }),
        fc.stringMatching(/^[abA é]{0,20}$/),
        (catalogue, text) => {
          const expected = catalogue.flatMap((words, id) =>
            words.some((one) => text.toLowerCase().includes(one)) ? [id] : [],
          )
          expect(buildKeywordFinder(catalogue)(text)).toEqual(expected)
        },
      ),
    )
  })
})
