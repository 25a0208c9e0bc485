import { ALARM_FEATURES } from '@holdfast/analysis/weigh/alarm-features'
import { WEIGHTS } from '@holdfast/analysis/weigh/weights'
import { fileURLToPath } from 'node:url'
import { alarmsIn, mayOpen, type JudgedAlarm } from './fit-alarm-trees.ts'
import { addRows, readBytes, readColumns, rowsOf, writeColumns, type Columns } from './kept-columns.ts'
import type { TrainingCase } from './training-case.ts'

/** What was heard in batches that left, one behind another. */
interface AlarmColumns extends Columns {
  readonly isIncident: readonly (0 | 1)[]
}

const FILE = fileURLToPath(new URL('../../left/alarms.br', import.meta.url))
const FEATURES = ALARM_FEATURES.map(({ name }) => name)
const NONE: AlarmColumns = { names: FEATURES, batches: [], isIncident: [], values: [] }
/** Of the values that are kept: finer ones teach nothing. */
const PLACES = 1

/** For the hash of all that is learned from. */
export const leftAlarmsBytes = (file: string = FILE): Buffer => readBytes(file)

export function readLeftAlarms(file: string = FILE): JudgedAlarm[] {
  const columns = readColumns(file, NONE)
  return rowsOf(columns, FEATURES, 0, columns.isIncident.length).map((features, at) => ({
    features,
    isIncident: columns.isIncident[at] ?? 0,
  }))
}

/** Keeps what is heard in a batch, as the engine of today hears it, beside what is kept already. */
export function keepAlarms(batch: string, cases: readonly TrainingCase[], file: string = FILE): number {
  const known = readColumns(file, NONE)
  if (known.batches.some(([name]) => name === batch)) throw new Error(`The alarms of ${batch} are kept already.`)
  const heard = cases.flatMap((training) => alarmsIn(training, WEIGHTS.alarm)).filter(mayOpen)
  const columns: AlarmColumns = {
    names: known.names,
    batches: [...known.batches, [batch, heard.length]],
    isIncident: [...known.isIncident, ...heard.map(({ isIncident }) => isIncident)],
    values: addRows(
      known,
      FEATURES,
      heard.map(({ features }) => features),
      PLACES,
    ),
  }
  writeColumns(columns, file)
  return heard.length
}
