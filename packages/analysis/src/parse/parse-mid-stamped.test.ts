import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  '- 1118536327 2005.06.11 R30-M0-N9 2005-06-11-17.32.07.581048 R30-M0-N9 RAS KERNEL FATAL data TLB error interrupt',
  'KERNDTLB 1118536327 2005.06.11 R30-M0-N9 2005-06-11-17.32.07.581048 R30-M0-N9 RAS KERNEL FATAL data TLB error interrupt',
])('reads an event with and without an alert tag alike: %s', (line) => {
  expect(readLine(line)).toMatchObject({ level: 'fatal', message: 'data TLB error interrupt' })
})

it.each([
  ['13 node-152 node temperature 1074125177 1 ambient=30', '1 ambient=30', 1_074_125_177_000],
  ['12 switch-1 switch_module error 1077804742 1 Link error on tree 2', '1 Link error on tree 2', 1_077_804_742_000],
])('takes what follows the epoch of an event row whole: %s', (line, message, timestampMs) => {
  expect(readLine(line)).toMatchObject({ message, timestampMs })
})

it('leaves an epoch within a sentence alone', () => {
  expect(readLine('cached token valid until 1074125177 for user 9').message).toBe(
    'cached token valid until 1074125177 for user 9',
  )
})

it('does not take the digits of a queue id for the time of a nested line', () => {
  const event = readLine('May  3 01:52:39 mx postfix/smtp[88]: 1490915906: to=<a@example.net>, status=sent')
  expect(event.message).toBe('1490915906: to=<a@example.net>, status=sent')
})
