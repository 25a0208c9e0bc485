import { expect, it } from 'vitest'
import { levelsByWords } from './levels-by-words.ts'

const SAID = {
  bad: ['connection refused', 'write failed', 'access denied', 'no such file'],
  good: ['order accepted', 'user logged in', 'cache warmed'],
}
const lines = (digits: readonly (readonly [string, 'bad' | 'good'])[]) =>
  digits.flatMap(([digit, kind]) => SAID[kind].map((text) => [digit, text] as const))
const read = (digits: readonly (readonly [string, 'bad' | 'good'])[]) => {
  const all = lines(digits)
  return levelsByWords(
    all.map(([digit]) => digit),
    all.map(([, text]) => text),
  )
}

it.each([
  {
    name: 'upwards',
    digits: [
      ['1', 'bad'],
      ['2', 'good'],
      ['3', 'good'],
      ['4', 'good'],
    ],
    levels: { 1: 'error', 2: 'warn', 3: 'info', 4: 'debug' },
  },
  {
    name: 'downwards, behind a letter',
    digits: [
      ['L4', 'bad'],
      ['L3', 'good'],
      ['L2', 'good'],
    ],
    levels: { L5: 'fatal', L4: 'error', L3: 'warn', L2: 'info' },
  },
  {
    name: 'that are bits, in the order of a controller',
    digits: [
      ['1', 'good'],
      ['2', 'good'],
      ['4', 'bad'],
      ['8', 'bad'],
      ['16', 'good'],
    ],
    levels: { 1: 'info', 2: 'warn', 4: 'error', 8: 'fatal', 16: 'debug' },
  },
  {
    name: 'that are bits, the graver the lower',
    digits: [
      ['1', 'bad'],
      ['2', 'good'],
      ['4', 'good'],
      ['8', 'good'],
    ],
    levels: { 1: 'error', 2: 'warn', 4: 'info', 8: 'debug' },
  },
] as const)('reads digits $name from where failures are', ({ digits, levels }) => {
  expect(read(digits)).toMatchObject(levels)
})

it.each([
  {
    name: 'failures in the middle',
    digits: [
      ['1', 'good'],
      ['2', 'bad'],
      ['3', 'good'],
    ],
  },
  {
    name: 'no failures',
    digits: [
      ['1', 'good'],
      ['2', 'good'],
      ['3', 'good'],
    ],
  },
  {
    name: 'two digits',
    digits: [
      ['1', 'bad'],
      ['2', 'good'],
    ],
  },
] as const)('takes no levels from $name', ({ digits }) => expect(read(digits)).toBeNull())

it('takes a text that denies a failure for none, and no warnings for errors', () => {
  const said = (digit: string, texts: readonly string[]) => texts.map((text) => [digit, text] as const)
  const all = [
    ...said('2', SAID.bad),
    ...said('3', ['disk at 91 %', 'queue is long', 'clock drifts']),
    ...said('4', ['12 files copied, 0 errors', 'done without errors', 'user logged in', 'cache warmed', 'no failures']),
    ...said('5', SAID.good),
  ]
  const levels = levelsByWords(
    all.map(([digit]) => digit),
    all.map(([, text]) => text),
  )
  expect(levels).toMatchObject({ 1: 'fatal', 2: 'error', 3: 'warn', 4: 'info', 5: 'debug' })
})
