import { expect, it } from 'vitest'
import { eachPair } from './read-pairs.ts'

function pairsOf(text: string): [string, string][] {
  const pairs: [string, string][] = []
  eachPair(text, (key, value) => pairs.push([key, value]))
  return pairs
}

it.each<[string, [string, string][]]>([
  [
    'pool_active=48, lag: 12 ms; heap=1.5mb',
    [
      ['pool_active', '48'],
      ['lag', '12'],
      ['heap', '1.5'],
    ],
  ],
  ['offset=-3 at 10:15', [['offset', '-3']]],
  ['id=5f2c used=9%', [['used', '9']]],
  ['a=1 7up=2', []],
  ['no numbers: here', []],
])('takes each key with its number from %j', (text, expected) => expect(pairsOf(text)).toEqual(expected))

it('takes the end of a key that is too long from where a word of it begins', () => {
  expect(pairsOf(`${'x'.repeat(50)}.queue.depth=7`)).toEqual([['queue.depth', '7']])
})
