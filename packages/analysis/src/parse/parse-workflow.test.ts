import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it('reads the log of a run, whatever its jobs and steps are called', () => {
  const events = readLines([
    "build (ubuntu-22.04, 20)\tSet up job\t\ufeff2023-05-23T07:21:00.9745554Z Current runner version: '2.316.0'",
    'lint\tTest\t2023-05-23T07:21:01.6832576Z ##[error]Process completed with exit code 2.',
    'build (ubuntu-22.04, 20)\tCache\t2023-05-23T07:21:34.2524386Z ##[warning]Cache not found',
    'deploy / web\tUNKNOWN STEP\t2023-05-23T07:21:35.2524386Z ##[group]Run make',
    'lint\tTest\t2023-05-23T07:21:36.2524386Z   ✓ form.test.ts (29 tests)',
  ])
  expect(events.map(({ level }) => level)).toEqual([null, 'error', 'warn', null, 'info'])
  expect(events.map(({ entities }) => entities.service)).toEqual([
    'build (ubuntu-22.04, 20)',
    'lint',
    'build (ubuntu-22.04, 20)',
    'deploy / web',
    'lint',
  ])
  expect(events.map(({ entities }) => entities.logger)).toEqual(['Set up job', 'Test', 'Cache', undefined, 'Test'])
  expect(events[0]).toMatchObject({
    timestampMs: Date.UTC(2023, 4, 23, 7, 21, 0, 974),
    message: "Current runner version: '2.316.0'",
  })
})
