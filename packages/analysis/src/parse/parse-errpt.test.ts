import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the rows of AIX's error report", () => {
  const events = readLines([
    'IDENTIFIER TIMESTAMP  T C RESOURCE_NAME  DESCRIPTION',
    'A6DF45AA   0507101526 I O RMCdaemon      The daemon is started.',
    '80D3764C   0507101426 P H hdisk7         PV NO LONGER RELOCATING NEW BAD BLOCKS',
    '1BA7DF4E   0507101326 U S SRC            NOBODY KNOWS WHY',
  ])
  expect(events.map(({ level }) => level)).toEqual([null, 'info', 'error', null])
  expect(events.map(({ entities }) => entities.service)).toEqual([undefined, 'RMCdaemon', 'hdisk7', 'SRC'])
  expect(events[1]).toMatchObject({
    timestampMs: Date.UTC(2026, 4, 7, 10, 15),
    message: 'The daemon is started.',
  })
})
