import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createDigester, type DigesterOptions } from '@holdfast/analysis/digest/create-digester'
import { observeWorld } from '@holdfast/analysis/detect/world'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { createLinker, traitsOf } from '@holdfast/analysis/weigh/form-incidents'
import { gatherCandidates } from '@holdfast/analysis/weigh/gather-candidates'
import { guessReceiptTime } from '@holdfast/analysis/read/guess-receipt-time'
import { readSource } from '../run-engine.ts'
import { CaseInput, type Place } from '../score/case-input.ts'
import type { CaseTruth, IncidentTruth, LineSet } from '../score/case-truth.ts'
import type { EngineSource } from '../score/score-case.ts'
import { findWitnesses } from './find-witnesses.ts'
import { pasteOf, type Paste } from './paste-of.ts'
import type { Pasted, TrainingCase } from './training-case.ts'

const HEAD_BYTES = 1 << 16

export interface ReadOptions {
  readonly weight: number
  readonly isWhole: boolean
}

export function readTrainingCase(folder: string, { weight, isWhole }: ReadOptions): TrainingCase {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as CaseTruth
  const input = new CaseInput(folder, truth.input)
  const options = { withSignatures: isWhole }
  const { digest, processedCount } = digestSources(input.paths.map(readWhole), options)
  const world = observeWorld(digest)
  const gathered = gatherCandidates(world)
  const incidents = truth.incidents.map((incident) => ({
    truth: incident,
    relevant: new Set(gathered.candidates.filter((candidate) => isNamed(candidate, incident, input))),
    rightness: new Map(),
  }))
  const link = createLinker(world)
  const traits = traitsOf(gathered.candidates, world)
  const paste = pasteOf(truth.name, incidents[0]?.relevant ?? gathered.candidates)
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
    link,
    traits,
    witnesses: findWitnesses(traits, link),
    input,
    incidents,
    pasted: paste === null ? null : readPaste(paste, truth, input, options),
  }
}

/** Read as if nothing else were known. */
function readPaste(paste: Paste, truth: CaseTruth, input: CaseInput, options: DigesterOptions): Pasted {
  const lines = input.linesFrom(paste.path, paste.first, paste.count)
  const bytes = Buffer.from(`${lines.join('\n')}\n`)
  const world = observeWorld(digestSources([{ source: paste.path, bytes }], options).digest)
  const traits = traitsOf(gatherCandidates(world).candidates, world)
  const [incident] = truth.incidents
  return {
    world,
    traits,
    witnesses: findWitnesses(traits, createLinker(world)),
    relevant: new Set(
      [...traits.keys()].filter((one) => incident !== undefined && isNamed(one, incident, input, paste.first - 1)),
    ),
  }
}

/** 'disk-full-3fa2' and 'disk-full-90c1' of a generator, '07-kafka' and '08-kafka' of hand. */
const familyOf = (name: string): string =>
  name
    .replace(/^\d+-/, '')
    .replace(/-[0-9a-f]{4}$/, '')
    .replace(/-\d+$/, '')

const readWhole = (path: string): EngineSource => ({ source: path, bytes: readFileSync(path) })

function digestSources(sources: readonly EngineSource[], options: DigesterOptions) {
  const guessed = guessReceiptTime(
    sources.map(({ source, bytes }) => ({ name: basename(source), bytes: bytes.subarray(0, HEAD_BYTES) })),
  )
  const receivedAtMs = guessed ?? Math.max(...sources.map(({ source }) => statSync(source).mtimeMs))
  const digester = createDigester(options)
  let processedCount = 0
  for (const source of sources) processedCount += readSource(source, receivedAtMs, (event) => digester.add(event))
  return { digest: digester.finish(), processedCount }
}

function isNamed({ symptom, change }: Candidate, truth: IncidentTruth, input: CaseInput, above = 0): boolean {
  if (change !== null) return false
  const pattern = truth.relevant?.pattern === undefined ? null : new RegExp(truth.relevant.pattern)
  return symptom.samples.some(({ ref }) => {
    const place = input.placeOf({ file: ref.source, line: ref.line + above })
    if (place === null) return false
    return isIn(truth.rootLines, place) || isIn(truth.relevant?.lines, place) || pattern?.test(place.text) === true
  })
}

export const isIn = (sets: readonly LineSet[] | undefined, { name, line }: Pick<Place, 'name' | 'line'>): boolean =>
  (sets ?? []).some(
    (set) =>
      set.file === name &&
      set.lines.some((entry) => (typeof entry === 'number' ? entry === line : line >= entry[0] && line <= entry[1])),
  )
