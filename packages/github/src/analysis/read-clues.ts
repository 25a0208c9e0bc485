import type { IncidentClues } from './incident-clues.ts'
import { joinRecords } from './join-records.ts'
import { isVendorPath, readFrames } from './read-frames.ts'
import { readIdentifiers } from './read-identifiers.ts'

export interface ClueLine {
  readonly text: string
  readonly atMs: number | null
  /** `L1`: of the evidence line that it is, or stands beside. */
  readonly lineId?: string | null
  /** Part of the failure, and not only near it. */
  readonly isError: boolean
}

export interface SurroundingLine extends ClueLine {
  readonly isCited: boolean
}

export interface ClueSource {
  readonly onsetMs: number
  readonly services: readonly string[]
  readonly lines: readonly ClueLine[]
  /** What was kept around a line of the evidence each: the records of the error are joined from it. */
  readonly surroundings?: readonly (readonly SurroundingLine[])[]
}

const MAX_FRAMES = 12
const MAX_TEXT_CHARS = 20_000
const DEPLOYMENT = /\b(?:deploy(?:ed|ing|ment)?|released?|rollout|rolled out|starting version|running version)\b/i
const SHA = /\b(?=[\da-f]*\d)(?=[\da-f]*[a-f])[\da-f]{7,40}\b/

/** What an incident's lines say about code. */
export function readClues({ onsetMs, services, lines: given, surroundings = [] }: ClueSource): IncidentClues {
  const around = surroundings.flatMap((lines) => {
    const lineId = lines[0]?.lineId ?? null
    return [...joinRecords(lines).map((text) => ({ text, atMs: null, lineId, isError: true })), ...lines]
  })
  const lines = [...given, ...around].map((line) => ({ ...line, text: line.text.slice(0, MAX_TEXT_CHARS) }))
  const errors = lines.filter((line) => line.isError).map((line) => line.text)
  const deployments = lines.filter(({ text, atMs }) => DEPLOYMENT.test(text) && (atMs === null || atMs <= onsetMs))
  const deployedShas = deployments.flatMap(({ text }) => text.match(new RegExp(SHA, 'g')) ?? [])
  const times = deployments
    .filter(({ text }) => SHA.test(text) || /\bv?\d+\.\d+\.\d+/.test(text))
    .flatMap(({ atMs }) => atMs ?? [])
  const frames = errors.flatMap(readFrames).filter(({ path }) => !isVendorPath(path))
  return {
    onsetMs,
    services,
    frames: [...new Map(frames.map((frame) => [`${frame.path}:${frame.line}`, frame])).values()].slice(0, MAX_FRAMES),
    identifiers: readIdentifiers(errors, services),
    texts: lines.filter((line) => line.isError).map(({ text, lineId = null }) => ({ text, lineId })),
    deployedShas: [...new Set(deployedShas)],
    deployedMs: times.length === 0 ? null : Math.max(...times),
  }
}
