import { ServiceNamer } from '../../src/digest/service-namer.ts'
import type { LogEvent } from '../../src/model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../../src/read/create-source-reader.ts'
import type { Layout, Truth } from './speech.ts'
import { speak } from './speech.ts'

export const LINES_PER_LAYOUT = 120

export interface Wrong {
  readonly layout: string
  readonly line: string
  readonly field: string
  readonly expected: unknown
  readonly found: unknown
}

export function writeLines(
  [name, write]: Layout,
  count = LINES_PER_LAYOUT,
): { line: string; truth: Truth; name: string }[] {
  return speak(name.length * 7919 + count, count).map((speech) => {
    const [line, truth] = write(speech)
    return { line, truth, name }
  })
}

export function readText(text: string): LogEvent[] {
  const reader = createSourceReader(
    newSourceProfile('app.log', { name: 'app.log', receivedAtMs: Date.UTC(2024, 2, 13) }),
  )
  return [...reader.push(text), ...reader.end()]
}

/** Every field that was read otherwise than it was written. */
export function findWrong(lines: readonly { line: string; truth: Truth; name: string }[]): Wrong[] {
  const events = new Map(
    readText(`${lines.map(({ line }) => line).join('\n')}\n`).map((event) => [event.ref.line, event]),
  )
  return lines.flatMap(({ line, truth, name }, index) => {
    const event = events.get(index + 1)
    const found = event === undefined ? {} : describe(event)
    return Object.entries(truth)
      .filter(([field, expected]) => expected !== undefined && found[field as keyof typeof found] !== expected)
      .map(([field, expected]) => ({ layout: name, line, field, expected, found: found[field as keyof typeof found] }))
  })
}

const namer = new ServiceNamer()

function describe(event: LogEvent) {
  const { timestampMs, level, message, entities } = event
  return {
    timestampMs,
    level,
    message,
    service: namer.nameOf(event),
    pod: entities.pod,
    logger: entities.logger,
    thread: entities.thread,
    traceId: entities.traceId,
  }
}
