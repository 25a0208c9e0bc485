import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Recording } from '@holdfast/llm/calls/recording'
import { entriesOf } from '../packs/packed-folder.ts'
import { UsageError } from '../parse-arguments.ts'
import { findScenario } from '../scenarios/scenario-folders.ts'
import type { CaseTruth, IncidentTruth } from '../score/case-truth.ts'

/** The recordings of a folder, one a file, in the order of their names. */
export function readRecordings(folder: string): Recording[] {
  const files = existsSync(folder) ? entriesOf(folder).filter(({ name }) => name.endsWith('.json')) : []
  if (files.length === 0) throw new UsageError(`There are no recordings in ${folder}.`)
  return files.map(({ name, path }) => {
    const read = Recording.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    if (!read.success) throw new UsageError(`${name} is not a recording: ${read.error.message}`)
    return read.data
  })
}

export function truthOf({ scenario }: Recording): IncidentTruth | null {
  const folder = scenario === undefined ? undefined : findScenario(scenario)
  if (folder === undefined) return null
  const { incidents } = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as CaseTruth
  return incidents[0] ?? null
}
