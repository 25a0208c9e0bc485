import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LabelledLog } from '../generate/generate-labelled-log.ts'
import type { EngineSource } from './score-case.ts'
import { groupingAccuracy, type GroupingScore } from './grouping-accuracy.ts'

const EVENTS_SUFFIX = '.events.txt'

export interface TemplatesScore extends GroupingScore {
  readonly name: string
  readonly seconds: number
}

/** Scores logs of which the statement of every line is known. */
export function scoreLabelledLogs(
  logs: readonly LabelledLog[],
  templateIdsOf: (source: EngineSource) => readonly (string | null)[],
): TemplatesScore[] {
  return logs.map(({ name, text, labels }) => {
    const started = performance.now()
    const ids = templateIdsOf({ source: `${name}.log`, bytes: Buffer.from(text) })
    const seconds = (performance.now() - started) / 1_000
    return {
      name,
      seconds,
      ...groupingAccuracy(
        labels.map((_, i) => String(ids[i])),
        labels,
      ),
    }
  })
}

/** Scores each `X.log` beside which an `X.events.txt` names the true event of every line. */
export function scoreTemplates(
  folder: string,
  templateIdsOf: (source: EngineSource) => readonly (string | null)[],
): TemplatesScore[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(EVENTS_SUFFIX))
  const logs = names.toSorted().map((name) => ({
    name: name.slice(0, -EVENTS_SUFFIX.length),
    text: readFileSync(join(folder, name.replace(EVENTS_SUFFIX, '.log')), 'utf8'),
    labels: readFileSync(join(folder, name), 'utf8').trimEnd().split('\n'),
  }))
  return scoreLabelledLogs(logs, templateIdsOf)
}
