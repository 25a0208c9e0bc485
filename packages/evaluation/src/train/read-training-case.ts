import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createDigester, type DigesterOptions } from '@holdfast/analysis/digest/create-digester'
import { observeWorld } from '@holdfast/analysis/detect/world'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { countCallers } from '@holdfast/analysis/topology/count-callers'
import { createLinker, traitsOf } from '@holdfast/analysis/weigh/form-incidents'
import { gatherCandidates } from '@holdfast/analysis/weigh/gather-candidates'
import { guessReceiptTime } from '@holdfast/analysis/read/guess-receipt-time'
import { readSource } from '../run-engine.ts'
import { CaseInput, type Place } from '../score/case-input.ts'
import type { CaseTruth, IncidentTruth, LineSet } from '../score/case-truth.ts'
import type { TrainingCase } from './training-case.ts'

const HEAD_BYTES = 1 << 16

export interface ReadOptions {
  readonly weight: number
  readonly isWhole: boolean
}

export function readTrainingCase(folder: string, { weight, isWhole }: ReadOptions): TrainingCase {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as CaseTruth
  const input = new CaseInput(folder, truth.input)
  const { digest, processedCount } = digestFiles(input.paths, { withSignatures: isWhole })
  const world = observeWorld(digest)
  const gathered = gatherCandidates(world)
  return {
    name: truth.name,
    folder,
    kind: truth.kind,
    family: familyOf(truth.name),
    weight,
    isWhole,
    digest,
    processedCount,
    world,
    gathered,
    callers: countCallers(world),
    link: createLinker(world),
    traits: traitsOf(gathered.candidates, world),
    input,
    incidents: truth.incidents.map((incident) => ({
      truth: incident,
      relevant: new Set(gathered.candidates.filter((candidate) => isNamed(candidate, incident, input))),
      rightness: new Map(),
    })),
  }
}

/** 'disk-full-3fa2' and 'disk-full-90c1' of a generator, '07-kafka' and '08-kafka' of hand. */
const familyOf = (name: string): string =>
  name
    .replace(/^\d+-/, '')
    .replace(/-[0-9a-f]{4}$/, '')
    .replace(/-\d+$/, '')

function digestFiles(paths: readonly string[], options: DigesterOptions) {
  const sources = paths.map((path) => ({ source: path, bytes: readFileSync(path) }))
  const guessed = guessReceiptTime(
    sources.map(({ source, bytes }) => ({ name: basename(source), bytes: bytes.subarray(0, HEAD_BYTES) })),
  )
  const receivedAtMs = guessed ?? Math.max(...paths.map((path) => statSync(path).mtimeMs))
  const digester = createDigester(options)
  let processedCount = 0
  for (const source of sources) processedCount += readSource(source, receivedAtMs, (event) => digester.add(event))
  return { digest: digester.finish(), processedCount }
}

function isNamed({ symptom, change }: Candidate, truth: IncidentTruth, input: CaseInput): boolean {
  if (change !== null) return false
  const pattern = truth.relevant?.pattern === undefined ? null : new RegExp(truth.relevant.pattern)
  return symptom.samples.some(({ ref }) => {
    const place = input.placeOf({ file: ref.source, line: ref.line })
    if (place === null) return false
    return isIn(truth.rootLines, place) || isIn(truth.relevant?.lines, place) || pattern?.test(place.text) === true
  })
}

export const isIn = (sets: readonly LineSet[] | undefined, { name, line }: Place): boolean =>
  (sets ?? []).some(
    (set) =>
      set.file === name &&
      set.lines.some((entry) => (typeof entry === 'number' ? entry === line : line >= entry[0] && line <= entry[1])),
  )
