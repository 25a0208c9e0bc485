import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each(['core                                     ', 'o.a.c.core.Pool                          '])(
  'takes a padded column before the colon for the logger: %s',
  (column) => {
    const event = readLine(`2026-04-22 18:24:04.607  ERROR 7209 --- [nio-8080-exec-4] ${column}: worker 7 exited`)
    expect(event).toMatchObject({ message: 'worker 7 exited', entities: { logger: column.trim() } })
  },
)

it('reads the levels of .NET behind a timestamp', () => {
  const event = readLine('2026-08-06T08:50:42.169Z fail: app.http[0] request 031f6f failed')
  expect(event).toMatchObject({ level: 'error', message: 'request 031f6f failed', entities: { logger: 'app.http' } })
  expect(readLine('2026-08-06T08:50:42.169Z fail: nothing to do').message).toBe('fail: nothing to do')
})

it.each([
  ['DEBUG: lease renewed until 11 Jul 2026 14:00:00', 'lease renewed until 11 Jul 2026 14:00:00'],
  ['WARN: next run of backup at 2026-07-11 14:00:00', 'next run of backup at 2026-07-11 14:00:00'],
])('leaves the sentence that speaks of a time whole: %s', (line, message) =>
  expect(readLine(line).message).toBe(message),
)
