import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { createDigester } from '@holdfast/analysis/digest/create-digester'
import type { Span } from '@holdfast/analysis/spans/span'
import { createMiner } from '@holdfast/analysis/mine/create-miner'
import { generateCase } from './generate/generate-case.ts'
import { interleaveLayouts } from './interleave-layouts.ts'
import { readSource } from './run-engine.ts'
import type { EngineSource } from './score/score-case.ts'

/** What the engine must reach on one core. */
const FLOORS = { linesPerSecond: 120_000, reportSeconds: 3, spanPerLine: 1, interleavedPerSecond: 20_000 }
const SEED = 77
const CASES = 30
const MIN_SECONDS = 3
const MIN_PASSES = 5
const REPORT_LINES = 100_000
/** Forty layouts by strangers: half of servers that everybody runs, half of a house's own. */
const INTERLEAVED = 'two'

interface Source extends EngineSource {
  readonly lines: number
}

const countLines = (text: string): number => text.split('\n').length - 1

/** Raw lines of many services in all formats, as the generator of scenarios makes them. */
const sources: readonly Source[] = Array.from({ length: CASES }, (_, index) => generateCase(SEED, index).files)
  .flat()
  .map(({ name, text }, index) => ({ source: `${index}-${name}`, bytes: Buffer.from(text), lines: countLines(text) }))

/** Milliseconds that a pass needs of one core: of a busy machine's wall clock only what was ours counts. */
function timeOf(pass: () => void): number {
  const cpu = process.cpuUsage()
  const started = performance.now()
  pass()
  const wallMs = performance.now() - started
  const { user, system } = process.cpuUsage(cpu)
  return Math.min(wallMs, (user + system) / 1_000)
}

const LINES = sources.reduce((sum, one) => sum + one.lines, 0)

/** Repeats a pass for some seconds; answers how many a second the best pass takes, as noise only slows. */
function measure(pass: () => void, count = LINES): number {
  pass()
  let best = Infinity
  const end = performance.now() + MIN_SECONDS * 1_000
  for (let passes = 0; passes < MIN_PASSES || performance.now() < end; passes++) best = Math.min(best, timeOf(pass))
  return Math.round((count / best) * 1_000)
}

const parse = measure(() => {
  for (const source of sources) readSource(source, null, () => undefined)
})

const messages = sources.flatMap((source) => {
  const found: string[] = []
  readSource(source, null, (event) => found.push(event.message))
  return found
})
const mine = measure(() => {
  const miner = createMiner()
  for (const message of messages) miner.mine(message)
})

const parseMineDigest = measure(() => {
  const digester = createDigester()
  for (const source of sources) readSource(source, null, (event) => digester.add(event))
  digester.finish()
})

const SPANS = 100_000
const SPANS_PER_TRACE = 8

/** Traces of a dozen services with forty operations each. */
const spans: readonly Span[] = Array.from({ length: SPANS }, (_, index) => ({
  traceId: String(Math.floor(index / SPANS_PER_TRACE)).padStart(32, '0'),
  spanId: index.toString(16).padStart(16, '0'),
  parentSpanId: index % SPANS_PER_TRACE === 0 ? null : (index - 1).toString(16).padStart(16, '0'),
  service: `service-${index % 12}`,
  name: `GET /things/${index % 40}`,
  startMs: 1_700_000_000_000 + index * 3,
  durationMs: 5 + ((index * 7_919) % 100),
  isError: index % 97 === 0,
  message: null,
  peer: null,
  ref: { source: 'spans', line: index + 1, offset: 0 },
}))

const digestSpans = measure(() => {
  const digester = createDigester()
  for (const span of spans) digester.addSpan(span)
  digester.finish()
}, SPANS)
const spanPerLine = Number((parseMineDigest / digestSpans).toFixed(2))

/** One file of the wanted length: the sources one after the other, again and again. */
function makeLongFile(): Buffer {
  const parts: Uint8Array[] = []
  for (let lines = 0, i = 0; lines < REPORT_LINES; i++) {
    const { bytes, lines: count } = sources[i % sources.length] as Source
    parts.push(bytes)
    lines += count
  }
  return Buffer.concat(parts)
}

const longFile = makeLongFile()
let reportLines = 0
let reportIncidents = 0
const reportSeconds =
  timeOf(() => {
    const digester = createDigester()
    reportLines = readSource({ source: 'long.log', bytes: longFile }, null, (event) => digester.add(event))
    reportIncidents = analyzeDigest(digester.finish()).map(findingToReport).length
  }) / 1_000

const interleaved = interleaveLayouts(INTERLEAVED, REPORT_LINES)
const interleavedToReport = measure(() => {
  const digester = createDigester()
  readSource({ source: 'app.log', bytes: interleaved }, null, (event) => digester.add(event))
  analyzeDigest(digester.finish()).map(findingToReport)
}, REPORT_LINES)

const figures = {
  parseLinesPerSecond: parse,
  mineMessagesPerSecond: mine,
  parseMineDigestLinesPerSecond: parseMineDigest,
  digestSpansPerSecond: digestSpans,
  spanPerLine,
  reportLines,
  reportIncidents,
  reportSeconds: Number(reportSeconds.toFixed(3)),
  interleavedLinesPerSecond: interleavedToReport,
  floors: FLOORS,
  ok:
    parseMineDigest >= FLOORS.linesPerSecond &&
    reportSeconds <= FLOORS.reportSeconds &&
    interleavedToReport >= FLOORS.interleavedPerSecond &&
    spanPerLine <= FLOORS.spanPerLine,
}

const row = (name: string, value: number, unit: string, floor: string): string =>
  `${name.padEnd(34)} ${value.toLocaleString('en').padStart(12)} ${unit.padEnd(10)} ${floor}`
process.stdout.write(
  `${[
    row('parse', parse, 'lines/s', ''),
    row('mine', mine, 'messages/s', ''),
    row(
      'parse + mine + digest, one core',
      parseMineDigest,
      'lines/s',
      `floor ${FLOORS.linesPerSecond.toLocaleString('en')}`,
    ),
    row('digest of spans, one core', digestSpans, 'spans/s', ''),
    row('cost of a span', spanPerLine, 'lines', `at most ${FLOORS.spanPerLine}`),
    row(
      `file of ${reportLines.toLocaleString('en')} lines to report`,
      figures.reportSeconds,
      's',
      `floor ${FLOORS.reportSeconds}`,
    ),
    row(
      'forty layouts in turn to report',
      interleavedToReport,
      'lines/s',
      `floor ${FLOORS.interleavedPerSecond.toLocaleString('en')}`,
    ),
    figures.ok ? 'all floors are met' : 'A FLOOR IS MISSED',
  ].join('\n')}\n`,
)
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(figures)}\n`)
if (!figures.ok) process.exitCode = 1
