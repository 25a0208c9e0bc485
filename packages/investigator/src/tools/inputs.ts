import { z } from 'zod'
import type { Evidence, EvidenceRecord } from '../evidence/evidence.ts'
import { readTime } from '../evidence/format-time.ts'

export const Word = z.string().max(200)

/** Models write null for what they leave out. */
export const Words = Word.describe('all must stand in the line; a|b for either')
export const Service = Word.nullish()
export const Level = z.enum(['warn', 'error']).nullish().describe('this level or worse')
export const From = Word.nullish().describe('HH:MM:SS')
export const To = Word.nullish()

/** Thrown for a wrong question; the model is told and may ask again. */
export class ToolError extends Error {}

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

export interface Filter {
  readonly words?: string | null | undefined
  readonly service?: string | null | undefined
  readonly level?: 'warn' | 'error' | null | undefined
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

/** Whether a record is meant, words aside. */
export function createFilter(filter: Filter, evidence: Evidence): (record: EvidenceRecord) => boolean {
  const fromMs = timeOf(filter.from, evidence) ?? -Infinity
  const toMs = timeOf(filter.to, evidence) ?? Infinity
  const isWindowed = fromMs !== -Infinity || toMs !== Infinity
  const service = filter.service ? serviceOf(filter.service, evidence) : null
  const least = filter.level ? LEVELS.indexOf(filter.level) : -1
  return ({ event, service: own, isAddressed }) => {
    if (isAddressed) return false
    if (service !== null && !(own !== null && service.has(own))) return false
    if (least >= 0 && LEVELS.indexOf(event.level ?? 'trace') < least) return false
    const { timestampMs } = event
    return !isWindowed || (timestampMs !== null && timestampMs >= fromMs && timestampMs <= toMs)
  }
}

/** Whatever their case; anything where no part is named. */
export const hasPart = (text: string, part: string | null | undefined): boolean =>
  text.toLowerCase().includes((part ?? '').toLowerCase())

export function timeOf(text: string | null | undefined, evidence: Evidence): number | null {
  if (!text) return null
  const timeMs = readTime(text, evidence)
  if (timeMs === null) throw new ToolError(`'${text}' is no time; write HH:MM:SS.`)
  return timeMs
}

/** By its name, or a part of it; by the letter of its source, too. */
function serviceOf(name: string, evidence: Evidence): ReadonlySet<string> {
  const wanted = name.toLowerCase()
  const exact = evidence.services.filter((service) => service.toLowerCase() === wanted)
  const named = exact.length > 0 ? exact : evidence.services.filter((one) => one.toLowerCase().includes(wanted))
  if (named.length > 0) return new Set(named)
  const source = evidence.sources.find(({ letter, name: own }) => letter === name || own.endsWith(name))
  if (source) return new Set(source.services)
  throw new ToolError(`No service is called '${name}'. Services: ${evidence.services.slice(0, 40).join(', ')}.`)
}

/** A test for texts: each word, or one of its alternatives, stands in it, whatever its case. */
export function createMatcher(words: string): (text: string) => boolean {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.split('|').filter((part) => part !== ''))
    .filter((alternatives) => alternatives.length > 0)
  const phrase = words.trim().toLowerCase()
  return (text) => {
    const lower = text.toLowerCase()
    return lower.includes(phrase) || wanted.every((alternatives) => alternatives.some((one) => lower.includes(one)))
  }
}

/** Where the first of the words stands in a text that matches; 0 where none is wanted. */
export function placeOfWords(words: string): (text: string) => number {
  const wanted = words
    .toLowerCase()
    .split(/[\s|]+/)
    .filter((word) => word !== '')
  return (text) => {
    const lower = text.toLowerCase()
    return Math.max(0, ...wanted.slice(0, 1).map((word) => lower.indexOf(word)))
  }
}

/** All that a record says. */
export const wholeText = ({ event }: EvidenceRecord): string =>
  event.continuation.length === 0 ? event.raw : `${event.raw}\n${event.continuation.join('\n')}`
