import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { parsePatch } from './parse-patch.ts'
import { scoreSetting } from './score-setting.ts'

const scoreOf = (text: string, ...rows: string[]) =>
  scoreSetting(
    'config',
    changedLines('a.yaml', parsePatch(['@@ -1,9 +1,9 @@', ...rows].join('\n'))),
    [{ text, lineId: 'L1' }],
    true,
  )

it.each([
  { name: 'seconds', text: 'gave up after 2s', rows: ['-timeout: 10s', '+timeout: 2s'], quote: '2s' },
  {
    name: 'seconds told in ms',
    text: 'timed out after 2000 ms',
    rows: ['-timeout: 10s', '+timeout: 2s'],
    quote: '2000ms',
  },
  { name: 'memory', text: 'memory limit (128Mi)', rows: ['-memory: 512Mi', '+memory: 128Mi'], quote: '128Mi' },
  {
    name: 'a small number of two words',
    text: 'HikariPool-1 is not available (total=5)',
    rows: [' hikari:', '-  maximum-pool-size: 50', '+  maximum-pool-size: 5'],
    quote: '5',
  },
])('ties $name to the error', ({ text, rows, quote }) => {
  expect(scoreOf(text, ...rows)?.quotes).toEqual([quote])
})

it.each([
  { name: 'the value alone', text: '429 Too Many Requests', rows: ['-batch_size: 100', '+batch_size: 429'] },
  { name: 'the words alone', text: 'timed out after 3s', rows: ['-timeout: 10s', '+timeout: 2s'] },
  { name: 'a value that was there before', text: 'timed out after 2s', rows: ['-timeout: 2s', '+timeout: 2s # ok'] },
  { name: 'a new setting', text: 'timed out after 2s', rows: ['+timeout: 2s'] },
  { name: 'a small number of one word', text: 'pool: total=5', rows: ['-pool: 50', '+pool: 5'] },
])('does not go by $name', ({ text, rows }) => {
  expect(scoreOf(text, ...rows)).toBeUndefined()
})
