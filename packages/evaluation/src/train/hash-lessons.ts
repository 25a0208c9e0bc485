import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CaseTruth } from '../score/case-truth.ts'
import { leftAlarmsBytes } from './left-alarms.ts'
import { leftChoicesBytes } from './left-choices.ts'
import type { Lesson } from './lessons.ts'

/** Names all that is trained on: each case's weight, its truth and its logs, and what was kept of cases that left. */
export function hashLessons(lessons: readonly Lesson[]): string {
  const hash = createHash('sha256')
  for (const { folders, weight } of lessons)
    for (const folder of folders) {
      const truth = readFileSync(join(folder, 'truth.json'))
      hash.update(`${weight}\n`).update(truth)
      for (const name of (JSON.parse(truth.toString()) as CaseTruth).input)
        hash.update(readFileSync(join(folder, name)))
    }
  return hash.update(leftChoicesBytes()).update(leftAlarmsBytes()).digest('hex').slice(0, 16)
}
