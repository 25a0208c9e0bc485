import { formatTable, show } from './format-table.ts'
import type { Calibration } from './score/calibrate.ts'
import type { Judgement } from './score/judge-incident.ts'
import type { CaseScore } from './score/score-case.ts'
import type { PatternScore } from './score/score-patterns.ts'
import type { Scores, Summary } from './score/summarize.ts'

/** The tables that a person reads. */
export function formatScores(
  { cases, templates, patterns, patternsFromLogs }: Scores,
  summary: Summary,
  calibration: Calibration,
): string {
  const sections = [
    cases.length > 0
      ? formatTable(
          [
            'scenario',
            'lines',
            'found',
            'top1',
            'top3',
            'victim',
            'verbatim',
            'recall',
            'precision',
            'onset s',
            'severity',
            'pattern',
            'reported',
            'extra',
            'sec',
          ],
          cases.map(rowOf),
        )
      : '',
    templates.length > 0
      ? formatTable(
          ['templates', 'GA', 'FGA', 'groups', 'true', 'sec'],
          templates.map((one) => [
            one.name,
            show(one.ga, 3),
            show(one.fga, 3),
            show(one.predictedGroups),
            show(one.trueGroups),
            show(one.seconds),
          ]),
        )
      : '',
    formatPatterns({ 'statistic alone': patterns, 'from log lines': patternsFromLogs }),
    formatCalibration(calibration),
    formatTable(
      ['measure', 'value'],
      Object.entries(summary).map(([name, value]) => [name, show(value, 3)]),
    ),
  ]
  return sections.filter((section) => section !== '').join('\n\n')
}

function rowOf(one: CaseScore): string[] {
  const mean = (key: keyof Judgement): string => {
    const known = one.judgements.map((judgement) => judgement[key]).filter((value) => typeof value === 'number')
    return known.length === 0 ? '-' : show(known.reduce((sum, value) => sum + value, 0) / known.length)
  }
  return [
    one.name,
    String(one.lines),
    ...(['detected', 'causeTop1', 'causeTop3', 'blamedVictim'] as const).map(mean),
    one.citations === 0 ? '-' : show(one.verbatim / one.citations),
    ...(['evidenceRecall', 'evidencePrecision', 'onsetErrorSeconds', 'severityOk', 'patternOk'] as const).map(mean),
    `${one.reported}/${one.maxIncidents}`,
    String(one.extra),
    show(one.seconds),
  ]
}

function formatPatterns(all: Readonly<Record<string, PatternScore | null>>): string {
  const rows = Object.entries(all).flatMap(([name, score]) =>
    score
      ? [
          [
            name,
            String(score.series),
            show(score.accuracy, 3),
            ...Object.values(score.byPattern).map((share) => show(share, 3)),
          ],
        ]
      : [],
  )
  return rows.length === 0
    ? ''
    : formatTable(['temporal pattern', 'series', 'right', 'periodic', 'burst', 'linear', 'random'], rows)
}

function formatCalibration({ bins, expectedError, brier, brierFromOtherCases }: Calibration): string {
  if (bins.length === 0) return ''
  const rows = bins.map((bin) => [
    `${show(bin.from)}–${show(bin.to)}`,
    String(bin.incidents),
    show(bin.meanConfidence),
    show(bin.right),
    `${show(bin.rightLeavingOneOut[0])}–${show(bin.rightLeavingOneOut[1])}`,
  ])
  const table = formatTable(['confidence', 'incidents', 'mean', 'right', 'right, one case left out'], rows)
  return `${table}\nexpected calibration error ${show(expectedError, 3)}; Brier ${show(brier, 3)}, by what the other cases say ${show(brierFromOtherCases, 3)}`
}
