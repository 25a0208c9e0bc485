import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { readSource } from '../run-engine.ts'

const FIELDS = ['time', 'level', 'service', 'message'] as const
type Field = (typeof FIELDS)[number]

/** What is right of one line; of several right answers, any. */
type Expected = Readonly<Partial<Record<Field, string | null | readonly (string | null)[]>>> & {
  readonly continuation?: boolean
  /** Of the line that the record starts with, where not every line has an entry. */
  readonly line?: number
}

export interface LayoutScore {
  readonly name: string
  readonly lines: number
  /** Lines of which this field is right. */
  readonly right: Readonly<Record<Field, number>>
  /** Lines of which all fields are right. */
  readonly whole: number
}

/** Each folder of `parent` holds `lines.log` and, a line for each of its lines or records, `expected.jsonl`. */
export const scoreLayouts = (parent: string): LayoutScore[] =>
  readdirSync(parent)
    .toSorted()
    .filter((name) => existsSync(join(parent, name, 'expected.jsonl')))
    .map((name) => scoreLayout(name, join(parent, name)))

function scoreLayout(name: string, folder: string): LayoutScore {
  const expected = readFileSync(join(folder, 'expected.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Expected)
  const found = readEvents(join(folder, 'lines.log'), lastOf(expected))
  const right: Record<Field, number> = { time: 0, level: 0, service: 0, message: 0 }
  let [lines, whole] = [0, 0]
  for (const [index, wanted] of expected.entries()) {
    if (wanted.continuation === true) continue
    lines += 1
    const event = found.get(wanted.line ?? index + 1)
    const good = FIELDS.filter((field) => event !== undefined && isRight(field, wanted, event))
    for (const field of good) right[field] += 1
    if (good.length === FIELDS.length) whole += 1
  }
  return { name, lines, right, whole }
}

/** A file is written when its last line is: what a clock without a year counts from. */
function lastOf(expected: readonly Expected[]): number | null {
  const times = expected.flatMap(({ time }) => [time ?? null].flat()).filter((time) => time !== null)
  return times.length === 0 ? null : Math.max(...times.map((time) => Date.parse(time)))
}

/** By the number of the line that starts it. */
function readEvents(path: string, writtenAtMs: number | null): Map<number, LogEvent> {
  const events = new Map<number, LogEvent>()
  // A name that tells nothing: what the lines themselves say is asked.
  readSource({ source: 'app.log', bytes: readFileSync(path) }, writtenAtMs, (event) =>
    events.set(event.ref.line, event),
  )
  return events
}

function isRight(field: Field, wanted: Expected, event: LogEvent): boolean {
  const answers = [wanted[field] ?? null].flat()
  const found = valueOf(field, event)
  // A line without a time of its own takes that of the line before.
  if (field === 'time') return answers.some((answer) => answer === null || sameTime(answer, found))
  return answers.some((answer) => normalize(answer) === normalize(found))
}

const valueOf = (field: Field, { timestampMs, level, entities, message }: LogEvent): string | null => {
  switch (field) {
    case 'time':
      return timestampMs === null ? null : new Date(timestampMs).toISOString()
    case 'level':
      return level
    case 'service':
      return entities.service ?? null
    case 'message':
      return message
  }
}

const sameTime = (wanted: string, found: string | null): boolean =>
  found !== null && Math.abs(Date.parse(wanted) - Date.parse(found)) < 1

const normalize = (text: string | null | undefined): string =>
  (text ?? '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(/^"(.*)"$/, '$1')
