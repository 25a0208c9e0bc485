import { blankMarks } from '@holdfast/contracts/one-line'
import { styleText } from 'node:util'
import type { Command, Finding, Hypothesis } from '@holdfast/analysis/model/finding'
import { quoteOf } from '@holdfast/analysis/tell/cite-event'
import { formatDuration } from '@holdfast/analysis/tell/format-duration'
import { upperFirst } from '@holdfast/analysis/tell/plain-text'
import type { AnalyzedSources } from './analyze-sources.ts'

type Style = 'bold' | 'dim' | 'underline' | 'red' | 'yellow' | 'cyan' | 'green' | 'magenta'

/** Colors where they are wanted; log text never brings control characters of its own. */
interface Painter {
  (style: Style, text: string): string
}

const SEVERITY_STYLE = { critical: 'magenta', high: 'red', medium: 'yellow', low: 'cyan' } as const
const MAX_QUOTE = 200
const EVIDENCE_SHOWN = 6
const TIMELINE_SHOWN = 12

/** The report that a person reads in a terminal. */
export function formatReport(
  { findings, processedCount }: Pick<AnalyzedSources, 'findings' | 'processedCount'>,
  withColour: boolean,
): string {
  const paint: Painter = (style, text) => (withColour ? styleText(style, text, { validateStream: false }) : text)
  const lines = `${processedCount.toLocaleString('en')} lines`
  if (findings.length === 0) return `${paint('green', '✓')} No incident in ${lines}.`
  const head = `${paint('bold', `${findings.length} ${findings.length === 1 ? 'incident' : 'incidents'}`)} in ${lines}`
  return [head, ...findings.map((finding, index) => formatFinding(finding, index + 1, paint))].join('\n\n')
}

function formatFinding(finding: Finding, number: number, paint: Painter): string {
  const [first, ...others] = finding.hypotheses
  return [
    `${paint(SEVERITY_STYLE[finding.severity], ` ${finding.severity.toUpperCase()} `)} ${paint('bold', `${number}. ${printable(finding.title)}`)}`,
    paint('dim', `   ${describeHead(finding)}`),
    '',
    section('Root cause', paint),
    indent(printable(finding.rootCause)),
    indent(
      paint('dim', `${finding.outcome}, confidence ${percent(finding.confidence)}. ${first?.operationalContext ?? ''}`),
    ),
    indent(printable(finding.severityRationale)),
    '',
    section('Evidence', paint),
    ...finding.evidence
      .slice(0, EVIDENCE_SHOWN)
      .map(
        (line) => `   ${paint('cyan', `${printable(line.ref.source)}:${line.ref.line}`)}  ${printable(quoteOf(line))}`,
      ),
    '',
    section('Timeline', paint),
    ...finding.timeline
      .slice(0, TIMELINE_SHOWN)
      .map(
        (entry) =>
          `   ${paint('dim', clock(entry.timestampMs))}  ${printable(entry.component)}: ${printable(entry.description)}`,
      ),
    '',
    section('Impact', paint),
    indent(printable(finding.impact.scope)),
    indent(printable(finding.impact.businessImpact)),
    ...(finding.temporalPattern.detected
      ? [indent(`${upperFirst(finding.temporalPattern.type)}: ${printable(finding.temporalPattern.intervals)}`)]
      : []),
    ...formatOthers(others, finding, paint),
    '',
    section('What to do', paint),
    ...finding.commands.map((command) => formatCommand(command, paint)),
  ].join('\n')
}

function formatOthers(others: readonly Hypothesis[], finding: Finding, paint: Painter): string[] {
  if (others.length === 0 && finding.ruledOut.length === 0) return []
  return [
    '',
    section('Also considered', paint),
    ...others.map((other) => `   ${percent(other.confidence).padStart(4)}  ${printable(other.statement)}`),
    ...finding.ruledOut.map(
      (ruled) => `   ${paint('dim', '  no')}  ${printable(ruled.statement)}: ${printable(ruled.because)}`,
    ),
  ]
}

const formatCommand = (command: Command, paint: Painter): string =>
  [
    `   ${paint('bold', command.category.padEnd(8))} ${printable(command.description)} ${paint('dim', `(${command.estimatedTime}, ${command.risk})`)}`,
    `            ${paint('green', `$ ${printable(command.command)}`)}`,
    ...(command.undo === null ? [] : [`            ${paint('dim', `undo: ${printable(command.undo)}`)}`]),
  ].join('\n')

function describeHead(finding: Finding): string {
  const parts = [
    finding.service ?? 'unknown service',
    finding.incidentType.replaceAll('-', ' '),
    `${finding.eventCount.toLocaleString('en')} events`,
  ]
  if (finding.startedMs !== null) parts.push(`since ${new Date(finding.startedMs).toISOString()}`)
  if (finding.startedMs !== null && finding.endedMs !== null && finding.endedMs > finding.startedMs)
    parts.push(`for ${formatDuration(finding.endedMs - finding.startedMs)}`)
  return parts.map(printable).join(' · ')
}

const section = (title: string, paint: Painter): string => paint('underline', title)
const indent = (text: string): string => `   ${text}`
const percent = (share: number): string => `${Math.round(share * 100)} %`
const clock = (timeMs: number | null): string =>
  timeMs === null ? '--:--:--' : new Date(timeMs).toISOString().slice(11, 23)

/** One line without control characters: a log must not be able to move the reader's cursor. */
function printable(text: string): string {
  const clean = blankMarks(text)
  return clean.length > MAX_QUOTE * 4 ? `${clean.slice(0, MAX_QUOTE * 4)}…` : clean
}
