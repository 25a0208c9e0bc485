import type { LineRef, LogEvent } from '../model/log-event.ts'
import type { SourceHints, SourceProfile } from '../model/source-profile.ts'
import { blocksOf, learnBlocks } from '../layout/pair-blocks.ts'
import { LineSplitter, type SplitterState } from '../decode/line-splitter.ts'
import { stripAnsi } from '../decode/strip-ansi.ts'
import { unwrapLine } from '../decode/unwrap-line.ts'
import { Unwrapped } from '../decode/unwrapped.ts'
import type { PrefixState } from '../decode/known-prefixes.ts'
import { RecordAssembler } from '../assemble/record-assembler.ts'
import type { LogicalLine } from '../assemble/draft-event.ts'
import type { OpenRecord, PartialText } from '../assemble/open-record.ts'
import { LineSample, type HeldLine, type SampleState } from '../layout/line-sample.ts'
import type { StateLine } from '../kubernetes/kube-object.ts'
import { newSourceLayout, plainLayout, type SourceLayout } from '../parse/source-layout.ts'
import { STATE_FORMATS } from '../kubernetes/collect-objects.ts'
import { newRouterState, routeStateText, type RouterState, type StateFormat } from '../kubernetes/route-state-text.ts'
import { serviceOfName } from '../parse/service-of-name.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { dayOfName } from './day-of-name.ts'
import { hasText } from './has-text.ts'
import type { HeldTexts } from './held-texts.ts'
import { learnSource } from './learn-source.ts'
import { LineJoiner } from './line-joiner.ts'

const MAX_PARTIAL_LENGTH = 1_048_576

export interface SourceCounts {
  readonly lines: number
  readonly nonBlankLines: number
  readonly bytes: number
}

export interface SourceReader {
  /** Takes the next bytes (or text) of the source and answers the records that are now complete. */
  push(chunk: Uint8Array | string): LogEvent[]
  /** No more will come: answers the records that were still open. */
  end(): LogEvent[]
  /** The state to read the next chunk with; plain JSON. */
  profile(): SourceProfile
  counts(): SourceCounts
}

/** What `SourceProfile.state` holds. */
interface ReaderState {
  splitter: SplitterState
  layout: SourceLayout
  open: [string, OpenRecord][]
  partials: [string, PartialText][]
  nonBlankLines: number
  wrapped: boolean
  prefixes: PrefixState
  dayFirst: boolean | null
  sample: SampleState
  router: RouterState
  heldLine: StateLine | null
}

export function newSourceProfile(source: string, hints: SourceHints = {}): SourceProfile {
  return {
    source,
    hints,
    format: null,
    zoneOffsetMinutes: null,
    year: null,
    lastTimestampMs: null,
    nextLine: 1,
    nextOffset: 0,
    state: {},
  }
}

/** Reads a source chunk by chunk; the chunks' borders never show in the records. */
export function createSourceReader(profile: SourceProfile): SourceReader {
  const saved = structuredClone(profile.state) as Partial<ReaderState>
  const layout = Object.assign(newSourceLayout(), saved.layout)
  const context: TimeContext = {
    receivedAtMs: profile.hints.receivedAtMs ?? null,
    zoneMinutes: profile.zoneOffsetMinutes,
    lastMs: profile.lastTimestampMs,
    dayMs: dayOfName(profile.hints.name ?? ''),
    dayFirst: saved.dayFirst ?? null,
    outerMs: null,
  }
  const { hints } = profile
  const name = hints.service ?? (hints.name === undefined ? undefined : serviceOfName(hints.name))
  const partials = new Map(saved.partials)
  let nonBlankLines = saved.nonBlankLines ?? 0
  let wrapped = saved.wrapped ?? false
  const router = saved.router ?? newRouterState()
  let heldLine = saved.heldLine ?? null
  let events: LogEvent[] = []
  const assembler = new RecordAssembler(saved.open ?? [], layout, context, profile.hints, (event) => events.push(event))
  const unwrapped = new Unwrapped()
  if (saved.prefixes !== undefined) unwrapped.known.restore(saved.prefixes)
  const logical: LogicalLine = { text: '', raw: '', source: profile.source, line: 0, offset: 0, lines: null }

  const sample = new LineSample(saved.sample)
  const joiner = new LineJoiner(partials, (held, text) => {
    takePlace(held, stripAnsi(text))
    assembler.push(logical, null)
  })

  /** Texts that state objects are no log: each of their lines becomes a record of its own, which digests read. */
  const take = (raw: string, line: number, offset: number): void => {
    if (hasText(raw)) nonBlankLines += 1
    const routed = routeStateText(router, raw)
    if (heldLine !== null && routed.held !== null) settleHeld(heldLine, routed.held)
    if (routed.line === 'log') takeLogged(raw, line, offset)
    else if (routed.line === 'hold') heldLine = { raw, line, offset }
    else takeState(routed.line, { raw, line, offset })
  }

  const settleHeld = (held: StateLine, format: StateFormat | 'log'): void => {
    heldLine = null
    if (format === 'log') takeLogged(held.raw, held.line, held.offset)
    else takeState(format, held)
  }

  const takeState = (format: StateFormat, { raw, line, offset }: StateLine): void => {
    releaseSample()
    joiner.releasePairs()
    assembler.end()
    events.push(stateEvent(STATE_FORMATS[format], { source: profile.source, line, offset }, raw))
  }

  const takeLogged = (raw: string, line: number, offset: number): void => {
    unwrapLine(stripAnsi(raw), unwrapped)
    if (sample.hold(unwrapped.text, raw, line, offset)) {
      if (sample.isFull()) releaseSample()
    } else read(raw, line, offset)
  }

  /** Learns from the lines that were held back, and reads them. */
  const releaseSample = (): void => {
    const held = sample.release()
    if (held.length === 0) return
    sample.note(learnSource(textsOf(held), layout, context, name))
    for (const [raw, line, offset] of held) {
      unwrapLine(stripAnsi(raw), unwrapped)
      read(raw, line, offset)
    }
  }

  /** The texts of a sample, or of its records, and those among them of which no wrapper says who speaks. */
  const textsOf = (held: readonly HeldLine[]): HeldTexts => {
    const nameless: string[] = []
    const streams = new Map<string, string[]>()
    const lines = held.map(([raw]) => {
      unwrapLine(stripAnsi(raw), unwrapped)
      if (unwrapped.service === undefined && unwrapped.pod === undefined) nameless.push(unwrapped.text)
      const text = stripAnsi(unwrapped.text)
      if (unwrapped.service !== undefined) noteStream(streams, unwrapped.service, text)
      return text
    })
    if (layout.learned.length === 0 && !wrapped) layout.blocks ??= learnBlocks(lines)
    if (layout.blocks === null) return { texts: lines, nameless, streams: largeStreams(streams) }
    const texts = blocksOf(lines, layout.blocks)
    return { texts, nameless: texts, streams: [] }
  }

  /** Reads the line that `unwrapped` holds. */
  const read = (raw: string, line: number, offset: number): void => {
    const { text } = unwrapped
    if (layout.blocks !== null && !unwrapped.wrapped) {
      joiner.joinPairs(layout.blocks, { text, raw, line, offset })
      return
    }
    if (layout.table !== null && joiner.joinRow(layout.table, { text, raw, line, offset })) return
    if (unwrapped.wrapped) wrapped = true
    else if (partials.size > 0) flushPartials()
    logical.raw = raw
    logical.line = line
    logical.offset = offset
    logical.lines = null
    logical.text = unwrapped.wrapped ? stripAnsi(unwrapped.text) : unwrapped.text
    if (wrapped && (unwrapped.partial || partials.size > 0) && holdPartial()) return
    context.outerMs = unwrapped.wrapped ? unwrapped.timestampMs : null
    assembler.push(logical, unwrapped.wrapped ? unwrapped : null)
  }

  /** Joins the pieces of a line that the container runtime had cut; true while its end has not come. */
  const holdPartial = (): boolean => {
    const held = partials.get(unwrapped.stream)
    if (held === undefined) {
      if (!unwrapped.partial) return false
      partials.set(unwrapped.stream, {
        text: unwrapped.text,
        raw: logical.raw,
        line: logical.line,
        offset: logical.offset,
        lines: [logical.line],
        timestampMs: unwrapped.timestampMs,
      })
      return true
    }
    if (held.text.length < MAX_PARTIAL_LENGTH) held.text += unwrapped.text
    held.lines.push(logical.line)
    if (unwrapped.partial) return true
    partials.delete(unwrapped.stream)
    restore(held)
    return false
  }

  const restore = (held: PartialText): void => {
    takePlace(held, stripAnsi(held.text))
    unwrapped.timestampMs = held.timestampMs
  }

  const takePlace = ({ raw, line, offset, lines }: PartialText, text: string): void => {
    logical.text = text
    logical.raw = raw
    logical.line = line
    logical.offset = offset
    logical.lines = lines.length > 1 ? lines : null
  }

  const flushPartials = (): void => {
    const text = unwrapped.text
    for (const [stream, held] of partials) {
      unwrapped.reset('')
      unwrapped.wrapped = true
      unwrapped.stream = stream
      restore(held)
      assembler.push(logical, unwrapped)
    }
    partials.clear()
    unwrapped.reset(text)
  }

  const splitter = new LineSplitter(
    saved.splitter ?? {
      encoding: null,
      carry: '',
      skipped: 0,
      line: profile.nextLine,
      offset: profile.nextOffset,
      surrogate: '',
    },
    take,
  )
  const drain = (): LogEvent[] => {
    const out = events
    events = []
    return out
  }

  return {
    push: (chunk) => {
      splitter.push(chunk)
      return drain()
    },
    end: () => {
      splitter.end()
      if (heldLine !== null) settleHeld(heldLine, 'log')
      releaseSample()
      joiner.releasePairs()
      if (partials.size > 0) flushPartials()
      assembler.end()
      return drain()
    },
    profile: () => {
      const state = splitter.state()
      const reader: ReaderState = {
        splitter: state,
        layout: plainLayout(layout),
        open: structuredClone(assembler.state()),
        partials: structuredClone([...partials]),
        nonBlankLines,
        wrapped,
        prefixes: unwrapped.known.state(),
        dayFirst: context.dayFirst ?? null,
        sample: structuredClone(sample.state()),
        router: { ...router },
        heldLine,
      }
      return {
        source: profile.source,
        hints: profile.hints,
        format: layout.format,
        zoneOffsetMinutes: context.zoneMinutes,
        year: context.lastMs === null ? null : new Date(context.lastMs).getUTCFullYear(),
        lastTimestampMs: context.lastMs,
        nextLine: state.line,
        nextOffset: state.offset,
        state: { ...reader },
      }
    },
    counts: () => {
      const state = splitter.state()
      return { lines: state.line - 1, nonBlankLines, bytes: state.offset }
    },
  }
}

function noteStream(streams: Map<string, string[]>, name: string, text: string): void {
  const texts = streams.get(name)
  if (texts === undefined) streams.set(name, [text])
  else texts.push(text)
}

/** Two and more programs, and those of them that say enough to learn from. */
const largeStreams = (streams: ReadonlyMap<string, readonly string[]>): (readonly string[])[] =>
  streams.size < 2 || streams.size > MAX_STREAMS
    ? []
    : [...streams.values()].filter(({ length }) => length >= MIN_OF_STREAM)

const MAX_STREAMS = 12
const MIN_OF_STREAM = 8

const stateEvent = (format: string, ref: LineRef, raw: string): LogEvent => ({
  ref,
  lineCount: 1,
  timestampMs: null,
  zoneAssumed: false,
  level: null,
  message: raw,
  raw,
  continuation: [],
  format,
  entities: {},
  fields: {},
})
