import { lineFormats, type FormatName, type Level } from './line-formats.ts'
import type { Random } from './random.ts'

/** `root` shows the cause itself, `relevant` is what a good answer may cite too. */
type Mark = 'root' | 'relevant'

export interface SayOptions {
  readonly mark?: Mark
  readonly logger?: string
  readonly stack?: readonly string[]
  readonly fields?: Readonly<Record<string, string | number>>
}

export interface LineMark {
  readonly line: number
  readonly mark: Mark
  /** Which of the scene's faults it belongs to, from 0. */
  readonly fault: number
}

interface Service {
  readonly name: string
  readonly format: FormatName
  readonly host: string
  readonly processId: number
  readonly zoneMinutes: number
}

interface Spoken {
  readonly service: Service
  readonly atMs: number
  readonly order: number
  readonly level: Level
  readonly message: string
  readonly options: SayOptions
  readonly fault: number
}

export interface RenderedFile {
  readonly name: string
  readonly text: string
  readonly marks: readonly LineMark[]
}

/** Where a scene's services speak; turns what was said into log files with exact line numbers. */
export class Stage {
  readonly #random: Random
  readonly #services = new Map<string, Service>()
  readonly #spoken: Spoken[] = []

  #fault = 0

  constructor(random: Random) {
    this.#random = random
  }

  /** What is said from here on belongs to the next fault. */
  endFault(): void {
    this.#fault++
  }

  addService(name: string, format: FormatName): string {
    const host = this.#random.chance(0.5) ? `${name}-${this.#random.hex(5)}` : `node-${this.#random.int(1, 9)}`
    const zoneMinutes = this.#random.chance(0.85) ? 0 : this.#random.pick([120, -300, 330])
    this.#services.set(name, { name, format, host, processId: this.#random.int(7, 31_000), zoneMinutes })
    return name
  }

  say(service: string, atMs: number, level: Level, message: string, options: SayOptions = {}): void {
    const speaker = this.#services.get(service)
    if (!speaker) throw new Error(`No service '${service}' on this stage`)
    this.#spoken.push({
      service: speaker,
      atMs: Math.round(atMs),
      order: this.#spoken.length,
      level,
      message,
      options,
      fault: this.#fault,
    })
  }

  /** Forgets what a service said: its log did not reach us. */
  silence(service: string): void {
    this.#services.delete(service)
  }

  render(packaging: Packaging = 'files'): RenderedFile[] {
    const files = [...this.#services.values()]
      .map((service) => ({ service, lines: this.#linesOf(service, packaging) }))
      .filter(({ lines }) => lines.length > 0)
    if (packaging === 'one-stream') {
      const all = files.flatMap(({ service, lines }) =>
        lines.map((line) => ({ ...line, text: `${`${service.name}-1`.padEnd(22)} | ${line.text}` })),
      )
      return [
        toFile(
          'logs/compose.log',
          all.toSorted((a, b) => a.atMs - b.atMs),
        ),
      ]
    }
    return files.map(({ service, lines }) =>
      toFile(
        `logs/${service.name}.log`,
        packaging === 'docker-json' ? lines.map((line) => ({ ...line, text: wrapForDocker(line) })) : lines,
      ),
    )
  }

  #linesOf(service: Service, packaging: Packaging): MarkedLine[] {
    const random = this.#random.fork(service.name)
    return this.#spoken
      .filter((one) => one.service === service)
      .toSorted((a, b) => a.atMs - b.atMs || a.order - b.order)
      .flatMap(({ atMs, level, message, options, fault }) => {
        const { name, format, host, processId, zoneMinutes } = service
        const { logger = 'app', stack = [], fields = {}, mark = null } = options
        const entry = { service: name, host, processId, zoneMinutes, atMs, level, message, logger, stack, fields }
        const unwrapped = packaging !== 'files' && (format === 'cri' || format === 'compose') ? 'json' : format
        return lineFormats[unwrapped](entry, random).map((text) => ({ text, atMs, mark, fault }))
      })
  }
}

/** How the lines reach the reader: a file per service, all in one stream with prefixes, or wrapped by the container runtime. */
export type Packaging = 'files' | 'one-stream' | 'docker-json'

interface MarkedLine {
  readonly text: string
  readonly atMs: number
  readonly mark: Mark | null
  readonly fault: number
}

const wrapForDocker = ({ text, atMs }: MarkedLine): string =>
  JSON.stringify({ log: `${text}\n`, stream: 'stderr', time: `${new Date(atMs).toISOString().slice(0, -1)}417629Z` })

function toFile(name: string, lines: readonly MarkedLine[]): RenderedFile {
  return {
    name,
    text: `${lines.map(({ text }) => text).join('\n')}\n`,
    marks: lines.flatMap(({ mark, fault }, i) => (mark ? [{ line: i + 1, mark, fault }] : [])),
  }
}
