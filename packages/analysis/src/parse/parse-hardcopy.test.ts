import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  [
    'N 4000000 SYSA     2026040 06:01:02.50 JOB01234 00000090  IEF404I NIGHTLY - ENDED',
    ['info', 'JOB01234', 'IEF404I NIGHTLY - ENDED'],
  ],
  [
    'NC0000000 SYSA     26040 06:01:02.50          00000290  $HASP373 NIGHTLY STARTED',
    [null, undefined, '$HASP373 NIGHTLY STARTED'],
  ],
  [
    'MR0020000 SYSA     2026040 06:01:02.50 STC00777 00000281  *IEA404A SEVERE WTO BUFFER SHORTAGE',
    ['warn', 'STC00777', '*IEA404A SEVERE WTO BUFFER SHORTAGE'],
  ],
])('reads a record of the hard-copy log: %s', (text, [level, processId, message]) =>
  expect(readLine(text)).toMatchObject({
    level,
    message,
    timestampMs: Date.UTC(2026, 1, 9, 6, 1, 2, 500),
    entities: { host: 'SYSA', ...(processId !== undefined && { processId }) },
  }),
)
