import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("reads the jobs of Bacula's daemons", () => {
  const events = readLines([
    '25-Mar 12:06 bck1-sd JobId 3416: Error: Re-read of last block failed on device "LTO7-Drive1"',
    '25-Mar 12:07 bck1-dir JobId 3416: Start Backup JobId 812, Job=erp-daily',
    '25-Mar 12:07 mail01-fd JobId 3416: Warning: Could not stat "/srv/a"',
    '25-Mar 12:08 bck1-dir JobId 3416: Fatal error: Network error with FD during Backup',
    '25-Mar 12:09 bck1-dir JobId 3416: Backup summary:',
    '  FileSet:                "LinuxAll" 2023-01-18 16:02:11',
    '  Start time:             25-Mar-2026 12:06:44',
    '  Termination:            Backup Error',
    '25-Mar 12:09:31 bck1-dir: Info: Connection from the console',
    '25-Mar-2026 12:10:00 bck1-sd JobId 3417: Warning: Volume full',
  ])
  expect(events.map(({ level }) => level)).toEqual(['error', null, 'warn', 'fatal', null, 'info', 'warn'])
  expect(events.map(({ entities }) => entities.service)).toEqual([
    'bck1-sd',
    'bck1-dir',
    'mail01-fd',
    'bck1-dir',
    'bck1-dir',
    'bck1-dir',
    'bck1-sd',
  ])
  expect(events[1]).toMatchObject({
    timestampMs: Date.UTC(2026, 2, 25, 12, 7),
    message: 'Start Backup JobId 812, Job=erp-daily',
    fields: { jobId: '3416' },
  })
  expect(events[5]?.timestampMs).toBe(Date.UTC(2026, 2, 25, 12, 9, 31))
  expect(events[6]?.timestampMs).toBe(Date.UTC(2026, 2, 25, 12, 10))
})

it('leaves other days alone', () => {
  expect(readLines(['25-Mar-2026 12:06:00 api: Error: refused'])[0]?.fields).toEqual({})
  expect(readLines(['25-Mär 12:06 is the date'])[0]).toMatchObject({ timestampMs: null })
})

it('joins the report that each job ends with', () => {
  const events = readLines(
    Array.from({ length: 30 }, (_, n) => [
      `25-Mar 12:${10 + n} bck1-dir JobId ${n}: Start Backup JobId ${n}, Job=erp-daily`,
      `25-Mar 12:${10 + n} bck1-dir JobId ${n}: Bareos bck1-dir 22.1.3 (24Nov23):`,
      '  Build OS:               Debian GNU/Linux 12 (bookworm)',
      `  JobId:                  ${n}`,
      '  FileSet:                "LinuxAll" 2023-01-18 16:02:11',
      `  Start time:             25-Mar-2026 12:${10 + n}:04`,
      `  End time:               25-Mar-2026 12:${10 + n}:44`,
      `  FD Files Written:       1,090,${300 + n}`,
      '  Termination:            Backup OK',
    ]).flat(),
  )
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['bck1-dir']))
  expect(events).toHaveLength(60)
})
