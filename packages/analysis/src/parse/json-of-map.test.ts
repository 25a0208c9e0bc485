import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'
import { jsonOfMap } from './json-of-map.ts'

it.each([
  '{time=2026-05-07T10:15:30Z, level=WARN, service=lift, message=rope 3 is slack, again}',
  'LogEvent(time=2026-05-07T10:15:30Z, level=WARN, service=lift, message=rope 3 is slack, again)',
  "LogEvent{time=2026-05-07T10:15:30Z, level=WARN, service='lift', message='rope 3 is slack, again'}",
  'LogEvent [time=2026-05-07T10:15:30Z, level=WARN, service=lift, message=rope 3 is slack, again]',
  '{time: 2026-05-07T10:15:30Z, level: warn, service: lift, message: "rope 3 is slack, again"}',
  '- {time: 2026-05-07T10:15:30Z, level: warn, service: lift, message: "rope 3 is slack, again"}',
])('reads %s', (text) =>
  expect(readLine(text)).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 7, 10, 15, 30),
    level: 'warn',
    entities: { service: 'lift' },
    message: 'rope 3 is slack, again',
  }),
)

it.each([
  '{a=1, b=2}',
  'Lift(rope=3, state=slack, door=open',
  'Lift is slack (rope=3, state=slack, door=open)',
  '{not a map}',
  '[12:30, 14:15]',
])('takes %s for none', (text) => expect(jsonOfMap(text)).toBeNull())

it('needs a time or a level', () => expect(readLine('Lift(rope=3, state=slack, door=open)').format).not.toBe('json'))
