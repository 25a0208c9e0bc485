import type { LogEvent } from '../model/log-event.ts'
import type { SourceHints } from '../model/source-profile.ts'
import type { Unwrapped } from '../decode/unwrapped.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import { parseLine } from '../parse/parse-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { hostOfName, serviceOfName } from '../parse/service-of-name.ts'
import type { LogicalLine, SourceIdentity } from './draft-event.ts'
import { finishRecord } from './finish-record.ts'
import { isBlank } from './is-blank.ts'
import { joinsBlock } from './joins-block.ts'
import { joinsRecord } from './joins-record.ts'
import { partOfTrace } from './part-of-trace.ts'
import { keepContinuation } from './keep-continuation.ts'
import type { OpenRecord } from './open-record.ts'
import { sectionOf } from './section-of.ts'
import { startRecord } from './start-record.ts'

const MAX_STREAMS = 64

/** Puts lines together to records, one open record per stream. */
export class RecordAssembler {
  readonly #open: Map<string, OpenRecord>
  readonly #line = new ParsedLine()
  readonly #layout: SourceLayout
  readonly #context: TimeContext
  #who: SourceIdentity
  /** Whom the name of the source speaks of. */
  readonly #ofName: string | undefined
  readonly #emit: (event: LogEvent) => void

  constructor(
    open: readonly (readonly [string, OpenRecord])[],
    layout: SourceLayout,
    context: TimeContext,
    hints: SourceHints,
    emit: (event: LogEvent) => void,
  ) {
    this.#open = new Map(open)
    this.#layout = layout
    this.#context = context
    const host = hints.host ?? hostOfName(hints.name ?? '')
    this.#ofName = hints.name === undefined ? undefined : serviceOfName(hints.name)
    this.#who = {
      hints: host === undefined ? hints : { ...hints, host },
      nameService: layout.section ?? this.#ofName,
    }
    this.#emit = emit
  }

  state(): [string, OpenRecord][] {
    return [...this.#open]
  }

  push(input: LogicalLine, wrapper: Unwrapped | null): void {
    const stream = wrapper === null ? '' : wrapper.stream
    const open = this.#open.get(stream)
    const writtenMs = wrapper?.timestampMs ?? null
    const text = input.text
    const section = sectionOf(text)
    if (section !== undefined) {
      this.#startSection(section, stream, input, wrapper)
      return
    }
    if (open !== undefined && joinsBlock(open, text, this.#context)) {
      this.#join(open, input)
      return
    }
    const line = this.#line
    line.reset()
    if (isBlank(text)) {
      if (open === undefined) this.#start(stream, input, wrapper, line)
      else this.#join(open, input)
      return
    }
    parseLine(text, line, this.#context, this.#layout)
    if (open !== undefined && joinsRecord(open, text, line, this.#layout, this.#context, writtenMs)) {
      this.#join(open, input)
      return
    }
    const part = open === undefined ? null : partOfTrace(open, text, line)
    if (open !== undefined && part !== null) {
      this.#join(open, { ...input, text: part })
      return
    }
    if (open !== undefined) this.#flush(stream, open)
    this.#start(stream, input, wrapper, line)
  }

  end(): void {
    const records = [...this.#open.values()].sort((a, b) => a.event.ref.line - b.event.ref.line)
    this.#open.clear()
    for (const record of records) this.#emit(finishRecord(record, this.#context))
  }

  #flush(stream: string, record: OpenRecord): void {
    // Alone, its place is that of the record which comes next: nothing has to move.
    if (this.#open.size > 1) this.#open.delete(stream)
    this.#emit(finishRecord(record, this.#context))
  }

  /** The lines of another file follow. */
  #startSection(section: string | null, stream: string, input: LogicalLine, wrapper: Unwrapped | null): void {
    const open = this.#open.get(stream)
    if (open !== undefined) this.#flush(stream, open)
    this.#layout.section = section
    this.#who = { ...this.#who, nameService: section ?? this.#ofName }
    this.#line.reset()
    this.#line.message = input.text
    this.#start(stream, input, wrapper, this.#line)
  }

  #join(open: OpenRecord, input: LogicalLine): void {
    const event = open.event
    const count = input.lines === null ? 1 : input.lines.length
    const contiguous = event.lines === undefined && input.line === open.lastLine + 1 && input.lines === null
    if (!contiguous) {
      event.lines ??= Array.from({ length: event.lineCount }, (_, index) => event.ref.line + index)
      event.lines.push(...(input.lines ?? [input.line]))
    }
    event.lineCount += count
    open.lastLine = input.lines?.at(-1) ?? input.line
    open.isSpaced = isBlank(input.text)
    keepContinuation(event, input.text, input.line, input.offset)
  }

  #start(stream: string, input: LogicalLine, wrapper: Unwrapped | null, line: ParsedLine): void {
    this.#open.set(stream, startRecord(input, line, wrapper, this.#who, this.#context, this.#layout))
    if (this.#open.size <= MAX_STREAMS) return
    for (const [key, oldest] of this.#open) {
      this.#flush(key, oldest)
      break
    }
  }
}
