import { expect, it } from 'vitest'
import { analyzeTexts, digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { findFalls } from './find-shifts.ts'
import { observeWorld } from './world.ts'

const report = (night: number, job: string, files: number): string => {
  const day = String(night + 1).padStart(2, '0')
  return [
    `2026-03-${day} 22:15:00 backup-dir JobId ${7900 + night}: report of the run`,
    `  JobId:                  ${7900 + night}`,
    `  Job:                    ${job}.2026-03-${day}_22.00.00_04`,
    '  Backup Level:           Full',
    `  FD Files Written:       ${files}`,
    '  Non-fatal FD errors:    0',
    '  Termination:            Backup OK',
  ].join('\n')
}

/** Ten nights of two jobs, of which one saves next to nothing from some night on. */
const nights = (from: number): string => {
  const reports = Array.from({ length: 10 }, (_, night) => [
    report(night, 'mail', 40_000 + ((night * 7) % 5) * 900),
    report(night, 'media', night >= from ? 2 : 770_000 + ((night * 3) % 4) * 1_200),
  ])
  return `${reports.flat().join('\n')}\n`
}

const fallsOf = (text: string) =>
  findFalls(observeWorld(digestEvents(readTexts({ 'backup.log': text })))).map(({ name, to }) => [name, to])

it('finds a run that yields next to nothing, be it once', () => {
  expect(fallsOf(nights(10))).toEqual([])
  expect(fallsOf(nights(9))).toEqual([['FD Files Written (backup job media)', 2]])
})

it('says which job yields nothing any more', () =>
  expect(analyzeTexts({ 'backup.log': nights(6) })[0]?.rootCause).toMatch(
    /FD Files Written \(backup job media\).* fell from about 77\d{4} to 2/,
  ))

it('looks to the end of its own source, not to that of another one that goes on', () => {
  const later = Array.from(
    { length: 40 },
    (_, day) => `2026-04-${String((day % 28) + 1).padStart(2, '0')}T0${day % 9}:00:00Z INFO page ${day} rendered`,
  )
  const events = readTexts({ 'backup.log': nights(6), 'web.log': `${later.join('\n')}\n` })
  expect(findFalls(observeWorld(digestEvents(events))).map(({ to }) => to)).toEqual([2])
})
