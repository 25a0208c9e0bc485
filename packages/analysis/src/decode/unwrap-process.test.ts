import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (...lines: readonly string[]) =>
  readTexts({ 'app.log': lines.join('\n') })
    .toSorted((a, b) => a.ref.line - b.ref.line)
    .map(({ timestampMs, level, message, entities }) => [
      new Date(timestampMs ?? 0).toISOString().slice(11, 19),
      level,
      entities.service ?? null,
      message,
    ])

it('reads the lines of the processes of a Procfile, each in its own notation', () =>
  expect(
    read(
      '06:17:18 db.1     | automatic vacuum of table orders',
      '06:17:21 clock.1  | level=warn msg="tick was late" run=1679',
      '06:17:23 worker.1 | E: job moved to dead queue',
      '06:17:25 web.1    | [INFO] Started GET /orders/92717',
      '06:17:26 web.2    | {"level":"error","msg":"no route"}',
      '06:17:27 web.2    | 2026-11-20T06:17:26Z ERROR no memory',
      '06:17:28 system   | sending SIGTERM to all processes',
    ),
  ).toEqual([
    ['06:17:18', null, 'db', 'automatic vacuum of table orders'],
    ['06:17:21', 'warn', 'clock', 'tick was late'],
    ['06:17:23', 'error', 'worker', 'job moved to dead queue'],
    ['06:17:25', 'info', 'web', 'Started GET /orders/92717'],
    ['06:17:26', 'error', 'web', 'no route'],
    ['06:17:26', 'error', 'web', 'no memory'],
    ['06:17:28', null, 'system', 'sending SIGTERM to all processes'],
  ]))

it('leaves a name without a number alone where no process has its bar', () =>
  expect(read('06:17:28 main | ready')[0]?.[2]).toBeNull())
