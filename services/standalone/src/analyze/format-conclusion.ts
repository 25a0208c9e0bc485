import { blankMarks } from '@holdfast/contracts/one-line'
import type { CheckedIncident } from '@holdfast/investigator/check/check-verdict'
import type { VerifiedCite } from '@holdfast/investigator/check/verify-cites'
import type { ConcludedIncident } from '@holdfast/investigator/combine/conclude'
import type { Step } from '@holdfast/investigator/loop/step'
import { formatReport } from './format-report.ts'
import type { InvestigatedSources } from './investigate-sources.ts'

const QUOTES = 6

/** What a person reads in a terminal: the model's verified account beside the engine's. */
export function formatConclusion(
  { conclusion: { incidents, dismissed }, investigation, processedCount }: InvestigatedSources,
  withColour: boolean,
): string {
  const engine = incidents.flatMap(({ model, finding }) => (model === null && finding ? [finding] : []))
  const parts = [
    ...incidents.flatMap((incident) => (incident.model === null ? [] : [formatIncident(incident, incident.model)])),
    ...(engine.length > 0 || incidents.length === 0
      ? [formatReport({ findings: engine, processedCount }, withColour)]
      : []),
    ...incidents.flatMap(({ dissent, finding }) =>
      dissent && finding
        ? [
            `THE MODEL DISAGREES on ${printable(finding.title)}\n   ${printable(dissent.why)}\n${dissent.cites.map(formatCite).join('\n')}`,
          ]
        : [],
    ),
    ...dismissed.map(
      ({ finding, why, cites }) =>
        `DISMISSED ${printable(finding.title)}\n   ${printable(why)}\n${cites.map(formatCite).join('\n')}`,
    ),
    formatSteps(investigation.steps, investigation.failure),
  ]
  return parts.join('\n\n')
}

function formatIncident({ finding, leads, question, absorbed }: ConcludedIncident, model: CheckedIncident): string {
  const onset = model.onsetMs === null ? [] : [`since ${new Date(model.onsetMs).toISOString()}`]
  const other = finding?.hypotheses[0]?.statement
  return [
    `${model.severity.toUpperCase()} ${printable(model.title)}`,
    `   ${[printable(model.culprit), ...onset, `confidence ${percent(model.confidence)}`].join(' · ')}`,
    '',
    `   ${printable(model.cause)}`,
    ...model.readings.map((reading) => `   The model's reading, not verified: ${printable(reading)}.`),
    '',
    ...model.cites.slice(0, QUOTES).map(formatCite),
    ...section(
      'Chain',
      model.chain.flatMap(({ says, cites }) => [`   ${printable(says)}`, ...cites.slice(0, 1).map(formatCite)]),
    ),
    ...section(
      'Ruled out',
      model.ruledOut.map(({ says }) => `   ${printable(says)}`),
    ),
    ...section(
      'What to do',
      model.steps.flatMap(({ says, command, risk }) => [
        `   ${printable(says)}`,
        ...(command ? [`      $ ${printable(command)} (${risk})`] : []),
      ]),
    ),
    ...(other === undefined
      ? []
      : section('The engine', [
          `   ${percent(finding?.confidence ?? 0)} ${printable(other)}${leads === 'engine' ? ' (leads)' : ''}`,
          ...(question === null ? [] : [`   Open: ${printable(question)}`]),
          ...absorbed.map(({ title }) => `   Same cause: ${printable(title)}`),
        ])),
  ].join('\n')
}

const section = (title: string, rows: readonly string[]): string[] => (rows.length === 0 ? [] : ['', title, ...rows])

function formatCite({ line: { record, part }, quote }: VerifiedCite): string {
  const { ref, continuationRefs } = record.event
  const line = part === null ? ref.line : (continuationRefs?.[part]?.[0] ?? ref.line)
  return `   ${printable(ref.source)}:${line}  ${printable(quote)}`
}

function formatSteps(steps: readonly Step[], failure: string | null): string {
  const told = steps.flatMap((step) => {
    if (step.type === 'asked') return [`   ${printable(step.told)}`]
    if (step.type === 'refused') return [`   refused ${printable(step.what)}: ${printable(step.why)}`]
    return step.type === 'repeated'
      ? [`   done again without ${step.lines.length} lines that may be meant for a reader`]
      : []
  })
  const end = failure === null ? [] : [`   No verdict of the model (${failure}): this is the engine's alone.`]
  return ['The investigation', ...told, ...end].join('\n')
}

const percent = (share: number): string => `${Math.round(share * 100)} %`
const LONGEST = 800
const printable = (text: string): string => blankMarks(text).slice(0, LONGEST)
