import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

function read(lines: readonly string[]) {
  const reader = createSourceReader(newSourceProfile('app.log'))
  return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
}

it('reads level, name and text below a first line that says only when', () => {
  const events = read([
    '=== 2025-01-20 18:54:20.938 UTC === #038124',
    '  Component : fleet-gps',
    '  Severity  : Warning',
    '  Text      : deprecated header used',
    '  Thread    : 19',
  ])
  expect(events).toMatchObject([
    { level: 'warn', message: 'deprecated header used', entities: { service: 'fleet-gps' } },
  ])
})

it("leaves a first line's own level and sentence alone", () => {
  const events = read([
    '2025-01-20 18:54:20.938 ERROR upload was refused',
    '  Severity : Info',
    '  Text : a note of somebody',
    '  Size : 12',
  ])
  expect(events).toMatchObject([{ level: 'error', message: 'upload was refused' }])
})
