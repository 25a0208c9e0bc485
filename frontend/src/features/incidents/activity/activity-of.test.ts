import { expect, it } from 'vitest'
import type { Timed } from '@holdfast/contracts/measure-activity'
import { activityOf, lastActivityOf } from './activity-of.ts'

const NOW = Date.parse('2026-03-10T12:00:00Z')
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()
const glance = (logsUntilAgo: number, quietSeconds = 300) => ({
  impact: null,
  logs_until: ago(logsUntilAgo),
  quiet_seconds: quietSeconds,
  volume: [],
})
const timed = (values: Partial<Timed>): Timed => ({
  source_type: 'otlp',
  last_seen: ago(1),
  ended_at: ago(1),
  glance: null,
  ...values,
})

it.each([
  { name: 'an agent that still reports it', values: {}, text: 'Ongoing' },
  { name: 'an agent silent about it', values: { ended_at: ago(30), last_seen: ago(30) }, text: 'Ended · quiet 30 min' },
  {
    name: 'a cron job between two beats',
    values: { ended_at: ago(20), last_seen: ago(20), glance: glance(20, 1_800) },
    text: 'Ongoing',
  },
  {
    name: 'an upload that ends in it',
    values: { source_type: 'upload', ended_at: ago(600), glance: glance(599) },
    text: 'Ongoing at end of logs',
  },
  {
    name: 'an upload that goes on without it',
    values: { source_type: 'upload', ended_at: ago(600), glance: glance(560) },
    text: 'Ended · quiet 40 min',
  },
  {
    name: "a replay of last week's logs by an agent",
    values: { ended_at: ago(10_000), last_seen: ago(0), glance: glance(9_900) },
    text: 'Ended · quiet 1 h 40 min',
  },
])('$name: $text', ({ values, text }) => {
  expect(activityOf(timed(values), NOW)?.text).toBe(text)
})

it.each([
  { endedAgo: 20, word: 'Ongoing' },
  { endedAgo: 600, word: 'Until log end' },
])('calls an upload that ended in it $endedAgo min ago "$word" in a list', ({ endedAgo, word }) => {
  const upload = timed({ source_type: 'upload', ended_at: ago(endedAgo), glance: glance(endedAgo) })
  expect(activityOf(upload, NOW)?.word).toBe(word)
})

it('says nothing where the logs carry no time', () => {
  expect(activityOf(timed({ ended_at: null }), NOW)).toBeNull()
})

it('goes by the log, and by the receipt where the log has no time', () => {
  expect(lastActivityOf({ ended_at: ago(90), last_seen: ago(1) })).toBe(ago(90))
  expect(lastActivityOf({ ended_at: null, last_seen: ago(1) })).toBe(ago(1))
})
