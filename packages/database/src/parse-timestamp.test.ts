import { types } from 'pg'
import { expect, it } from 'vitest'
import { parseTimestamp } from './parse-timestamp.ts'

const parseAny = types.getTypeParser(types.builtins.TIMESTAMPTZ)

it.each([
  '2026-01-01 00:01:00+00',
  '2026-12-31 23:59:59.999999+00',
  '2026-02-28 07:08:09.5+00',
  '2026-02-28 07:08:09.07+00',
  '2026-02-28 07:08:09.001+00',
  '1970-01-01 00:00:00+00',
  '2026-03-01 01:00:00+02',
  '2026-03-01 01:00:00.25-03:30',
  '12026-03-01 01:00:00+00',
  '0044-03-15 12:00:00+00 BC',
  'infinity',
  '-infinity',
])('reads %s like the general parser', (text) => {
  expect(parseTimestamp(text)).toEqual(parseAny(text))
})
