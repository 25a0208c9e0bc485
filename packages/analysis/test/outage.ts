import type { Texts } from './analyze-texts.ts'

export interface OutageLine {
  readonly atMs: number
  readonly service: string
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
}

export interface OutageNames {
  readonly startMs?: number
  readonly databaseHost?: string
  readonly idOffset?: number
}

export const OUTAGE_START_MS = Date.UTC(2026, 4, 12, 9, 0, 0)
const MINUTE_MS = 60_000
const ONSET_MINUTE = 20
const END_MINUTE = 40

/** A database whose disk fills up, two services that can no longer reach it, and steady work before. */
export function outageLines({
  startMs = OUTAGE_START_MS,
  databaseHost = 'db-7.internal',
  idOffset = 0,
}: OutageNames = {}): OutageLine[] {
  const lines: OutageLine[] = []
  const add = (second: number, service: string, level: OutageLine['level'], message: string): void => {
    lines.push({ atMs: startMs + second * 1000, service, level, message })
  }
  for (let second = 0; second < END_MINUTE * 60; second += 7) {
    const id = idOffset + 1000 + second
    const isDown = second * 1000 >= ONSET_MINUTE * MINUTE_MS
    if (!isDown) add(second, 'postgres', 'info', `checkpoint complete: wrote ${100 + (second % 90)} buffers`)
    else if (second < ONSET_MINUTE * 60 + 60)
      add(second, 'postgres', 'error', `could not extend file "base/16384/${id}": No space left on device`)
    if (isDown) {
      add(
        second + 2,
        'orders',
        'error',
        `order ${id} not saved: dial tcp ${databaseHost}:5432: connect: connection refused`,
      )
      add(
        second + 3,
        'invoices',
        'error',
        `invoice ${id} not written: dial tcp ${databaseHost}:5432: connect: connection refused`,
      )
    } else {
      add(second + 2, 'orders', 'info', `order ${id} saved`)
      add(second + 3, 'invoices', 'info', `invoice ${id} written`)
    }
  }
  return lines
}

export type Render = (line: OutageLine) => string

const iso = (atMs: number): string => new Date(atMs).toISOString()

const plain: Render = ({ atMs, level, message }) => `${iso(atMs)} ${level.toUpperCase()} ${message}`

/** The same record as different loggers and container runtimes write it. */
export const RENDERERS: Readonly<Record<string, Render>> = {
  plain,
  spaced: ({ atMs, level, message }) =>
    `${iso(atMs).replace('T', ' ').replace('Z', '').replace('.', ',')} ${level.toUpperCase()} ${message}`,
  json: ({ atMs, level, message, service }) => JSON.stringify({ time: iso(atMs), level, service, msg: message }),
  logfmt: ({ atMs, level, message, service }) =>
    `time=${iso(atMs)} level=${level} service=${service} msg=${JSON.stringify(message)}`,
  docker: ({ atMs, level, message }) =>
    JSON.stringify({ log: `${level.toUpperCase()} ${message}\n`, stream: 'stdout', time: iso(atMs) }),
  cri: ({ atMs, level, message }) => `${iso(atMs)} stdout F ${level.toUpperCase()} ${message}`,
}

/** One source per service. */
export function renderOutage(lines: readonly OutageLine[], render: Render = plain): Texts {
  const byService = Map.groupBy(lines, (line) => line.service)
  return Object.fromEntries(
    [...byService].map(([service, own]) => [`${service}.log`, `${own.map(render).join('\n')}\n`]),
  )
}
