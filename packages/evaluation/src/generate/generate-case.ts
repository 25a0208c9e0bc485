import { allDistractions } from './distractions.ts'
import { allFaults, pairsOfFaults } from './faults/all-faults.ts'
import { buildFaults } from './faults/build-faults.ts'
import { healthyDays } from './healthy-days.ts'
import { createRandom, type Random } from './random.ts'
import { setScene, type Fault, type FaultTruth, type Scene } from './scene.ts'
import type { LineMark, Packaging, RenderedFile } from './stage.ts'
import type { CaseTruth, IncidentTruth } from '../score/case-truth.ts'

export interface GeneratedCase {
  readonly truth: CaseTruth
  readonly files: readonly { readonly name: string; readonly text: string }[]
}

const HEALTHY_EVERY = 5
const SILENT_SHARE = 0.35
const DEFAULT_SEVERITIES = ['critical', 'high']

/**
 * The `index`-th case of a seed: every fifth is healthy, the others go through all faults in turn. Another `look` tells
 * the same story in other formats, on other hosts and at another hour.
 */
export function generateCase(seed: number, index: number, look = 0): GeneratedCase {
  const random = createRandom(Math.imul(seed, 7_919) + index)
  const lookRandom = random.fork(`look ${look}`)
  const origin = `generated, seed ${seed}, case ${index}${look === 0 ? '' : `, look ${look}`}`
  return index % HEALTHY_EVERY === HEALTHY_EVERY - 1
    ? generateHealthy(random, lookRandom, origin, Math.floor(index / HEALTHY_EVERY))
    : generateIncident(random, lookRandom, origin, index - Math.floor(index / HEALTHY_EVERY))
}

const pickPackaging = (random: Random): Packaging =>
  random.pick(['files', 'files', 'files', 'files', 'one-stream', 'docker-json'])

function generateHealthy(random: Random, look: Random, origin: string, index: number): GeneratedCase {
  const names = Object.keys(healthyDays)
  const name = names[index % names.length] as string
  const scene = setScene(random, { look })
  healthyDays[name]?.(scene)
  for (const distract of random.sample(allDistractions, random.int(1, 4))) distract(scene)
  const files = scene.stage.render(pickPackaging(look))
  return {
    truth: {
      name: `healthy-${name}-${random.hex(4)}`,
      origin,
      input: files.map((file) => file.name),
      kind: 'clean',
      incidents: [],
      maxIncidents: 0,
      notes: 'Nothing is wrong here.',
    },
    files,
  }
}

/** The kinds of incident cases in turn: every known fault, then builds, then two faults at once. */
const KINDS: readonly { readonly faults: readonly Fault[]; readonly alone: boolean }[] = [
  ...allFaults.map((fault) => ({ faults: [fault], alone: false })),
  ...buildFaults.map((fault) => ({ faults: [fault], alone: true })),
  ...pairsOfFaults.map((faults) => ({ faults, alone: false })),
]
const SECOND_DELAY_MS = 330_000

function generateIncident(random: Random, look: Random, origin: string, index: number): GeneratedCase {
  const { faults, alone } = KINDS[index % KINDS.length] as (typeof KINDS)[number]
  const scene = setScene(random, alone ? { look, apps: 0 } : { look })
  const truths = faults.map((fault, i) => {
    const truth = fault({ ...scene, onsetMs: scene.onsetMs + i * SECOND_DELAY_MS })
    scene.stage.endFault()
    return truth
  })
  const distractions = alone ? [] : random.sample(allDistractions, random.int(0, 3))
  for (const distract of distractions) distract(scene)
  const [only] = truths as [FaultTruth]
  const silent = truths.length === 1 && only.canBeSilent && random.chance(SILENT_SHARE) ? only.canBeSilent : null
  if (silent) scene.stage.silence(silent.service)
  const files = scene.stage.render(alone ? 'files' : pickPackaging(look))
  const incidents = silent
    ? [silentTruth(scene, only, silent.allOf, files)]
    : truths.map((truth, i) => spokenTruth({ ...scene, onsetMs: scene.onsetMs + i * SECOND_DELAY_MS }, truth, files, i))
  const name = truths.map(({ id }) => id).join('-and-')
  return {
    truth: {
      name: `${name}${silent ? '-unseen' : ''}-${random.hex(4)}`,
      origin,
      input: files.map((file) => file.name),
      kind: 'incident',
      incidents,
      maxIncidents: incidents.length,
      notes: `${distractions.length} distractions${silent ? '; the log of the culprit is missing' : ''}.`,
    },
    files,
  }
}

function spokenTruth(scene: Scene, fault: FaultTruth, files: readonly RenderedFile[], index = 0): IncidentTruth {
  return {
    id: fault.id,
    cause: { allOf: fault.allOf, mustNot: fault.mustNot ?? [] },
    services: fault.services,
    victims: fault.victims.filter((victim) => !fault.services.includes(victim)),
    severity: fault.severity ?? DEFAULT_SEVERITIES,
    onset: fault.onsetMs === null ? null : new Date(fault.onsetMs ?? scene.onsetMs).toISOString(),
    onsetToleranceSeconds: fault.toleranceSeconds ?? 15,
    rootLines: linesOf(files, ({ mark, fault: of }) => mark === 'root' && of === index),
    relevant: { lines: linesOf(files, ({ fault: of }) => of === index) },
    temporalPattern: fault.temporalPattern ?? null,
  }
}

/** Without the culprit's log, the complaints are the best evidence and blaming who complains is no fault of the reader's. */
function silentTruth(
  scene: Scene,
  fault: FaultTruth,
  allOf: IncidentTruth['cause']['allOf'],
  files: readonly RenderedFile[],
): IncidentTruth {
  const spoken = spokenTruth(scene, fault, files)
  return {
    ...spoken,
    cause: { allOf, mustNot: [] },
    services: [...fault.services, ...fault.victims],
    victims: [],
    severity: ['critical', 'high', 'medium'],
    rootLines: spoken.relevant?.lines ?? [],
    temporalPattern: null,
  }
}

function linesOf(
  files: readonly RenderedFile[],
  wanted: (mark: LineMark) => boolean,
): { file: string; lines: number[] }[] {
  return files
    .map(({ name, marks }) => ({ file: name, lines: marks.filter(wanted).map(({ line }) => line) }))
    .filter(({ lines }) => lines.length > 0)
}
