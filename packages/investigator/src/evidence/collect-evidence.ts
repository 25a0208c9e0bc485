import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { ServiceNamer } from '@holdfast/analysis/digest/service-namer'
import { NumberReader } from '@holdfast/analysis/digest/number-reader'
import { judgeWords } from '@holdfast/analysis/frame/judge-words'
import { createMiner } from '@holdfast/analysis/mine/create-miner'
import { reconcileTemplates } from '@holdfast/analysis/mine/reconcile-templates'
import type { Digest } from '@holdfast/analysis/model/digest'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import type {
  BatchReader,
  Evidence,
  EvidenceLine,
  EvidenceRecord,
  EvidenceSource,
  Kind,
  NumberSeries,
} from './evidence.ts'
import { isAddressed, isSuspicious } from './is-suspicious.ts'
import { letterOf } from './letter-of.ts'
import { metricNumbers } from './metric-numbers.ts'
import { sourcesOfSpans, spanRecords } from './span-records.ts'

export interface CollectLimits {
  /** Records kept in memory; those that come later are counted and left out. */
  readonly maxRecords: number
}

export const COLLECT_LIMITS: CollectLimits = { maxRecords: 100_000 }

interface Draft {
  readonly event: LogEvent
  readonly service: string | null
  readonly shape: string
}

/** Reads a window once and makes it ready for questions. The same records give the same evidence. */
export async function collectEvidence(
  reader: BatchReader,
  { maxRecords }: CollectLimits = COLLECT_LIMITS,
): Promise<Evidence> {
  const digester = createDigester()
  const miner = createMiner()
  const namer = new ServiceNamer()
  const numbersOf = new NumberReader()
  const drafts: Draft[] = []
  const numbers = new Map<
    string,
    { service: string | null; name: string; points: { event: LogEvent; value: number }[] }
  >()
  let leftOutCount = 0
  for await (const batch of reader.read()) {
    for (const event of batch) {
      if (drafts.length >= maxRecords) {
        leftOutCount++
        continue
      }
      digester.add(event)
      const service = namer.nameOf(event)
      const template = miner.template(miner.mine(event.message))
      drafts.push({ event, service, shape: template.text })
      for (const { name, value } of numbersOf.read(event, template)) {
        const key = JSON.stringify([service, name])
        const series = numbers.get(key) ?? { service, name, points: [] }
        series.points.push({ event, value })
        numbers.set(key, series)
      }
    }
  }
  await reader.addSignals?.(digester)
  return arrange(drafts, { ...digester.finish(), ...reader.digested }, [...numbers.values()], leftOutCount)
}

/** The same without some records, as if they had never been logged. */
export const withoutRecords = (evidence: Evidence, isOut: (record: EvidenceRecord) => boolean): Promise<Evidence> =>
  collectEvidence(
    {
      read: async function* () {
        yield evidence.records.filter((record) => !isOut(record)).map((record) => record.event)
      },
      digested: signalsOf(evidence.digest),
    },
    { maxRecords: Infinity },
  )

const signalsOf = ({ spans, metrics }: Digest): Pick<Digest, 'spans' | 'metrics'> => ({
  ...(spans && { spans }),
  ...(metrics && { metrics }),
})

function arrange(
  drafts: readonly Draft[],
  digest: Digest,
  numbers: readonly {
    readonly service: string | null
    readonly name: string
    readonly points: readonly { readonly event: LogEvent; readonly value: number }[]
  }[],
  leftOutCount: number,
): Evidence {
  const names = [...new Set(drafts.map(({ event }) => event.ref.source))].toSorted()
  const signalNames = [...new Set(sourcesOfSpans(digest.spans))].filter((name) => !names.includes(name)).toSorted()
  const letters = new Map([...names, ...signalNames].map((name, index) => [name, letterOf(index)]))
  const finalOf = reconcileTemplates(new Set(drafts.map(({ shape }) => shape)))
  const kindNumbers = new Map<string, number>()
  const records = drafts
    .toSorted((a, b) => compareText(a.event.ref.source, b.event.ref.source) || a.event.ref.line - b.event.ref.line)
    .map(({ event, service, shape }): EvidenceRecord => {
      const text = finalOf.get(shape)?.text ?? shape
      const key = JSON.stringify([text, service, event.level])
      const kind = kindNumbers.get(key) ?? kindNumbers.size
      kindNumbers.set(key, kind)
      const letter = letters.get(event.ref.source) ?? ''
      const id = `${letter}${event.ref.line}`
      return { id, letter, event, service, kind, isAddressed: isAddressed(event), isSuspicious: isSuspicious(event) }
    })
  const byTime = records.toSorted((a, b) => (a.event.timestampMs ?? Infinity) - (b.event.timestampMs ?? Infinity) || 0)
  const spans = spanRecords(digest.spans, letters)
  const lines = new Map([...spans, ...records].flatMap(linesOf).map((line) => [line.id, line]))
  return {
    sources: names.map((name) => describeSource(name, letters.get(name) ?? '', records)),
    records,
    byTime,
    kinds: buildKinds([...kindNumbers.keys()], byTime),
    series: [...numbers.map((series) => buildSeries(series, letters)), ...metricNumbers(digest.metrics)],
    spans,
    services: [...new Set(records.flatMap(({ service }) => service ?? []))].toSorted(),
    digest,
    lineCount: digest.lineCount,
    firstMs: digest.firstMs,
    lastMs: digest.lastMs,
    leftOutCount,
    findLine: (id) => lines.get(id) ?? null,
    idOf: (source, line) => {
      const id = `${letters.get(source) ?? '?'}${line}`
      return lines.has(id) ? id : null
    },
  }
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function linesOf(record: EvidenceRecord): EvidenceLine[] {
  const { letter } = record
  const further = (record.event.continuationRefs ?? []).flatMap(([line], part): EvidenceLine[] =>
    // Further lines of a structured message stand in its own line.
    line === record.event.ref.line ? [] : [{ id: `${letter}${line}`, record, part }],
  )
  return [{ id: record.id, record, part: null }, ...further]
}

function describeSource(name: string, letter: string, records: readonly EvidenceRecord[]): EvidenceSource {
  const own = records.filter(({ event }) => event.ref.source === name)
  const times = own.flatMap(({ event }) => event.timestampMs ?? [])
  return {
    letter,
    name,
    services: [...new Set(own.flatMap(({ service }) => service ?? []))].toSorted(),
    recordCount: own.length,
    firstMs: least(times),
    lastMs: most(times),
  }
}

const least = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b))
const most = (times: readonly number[]): number | null =>
  times.length === 0 ? null : times.reduce((a, b) => Math.max(a, b))

function buildKinds(keys: readonly string[], byTime: readonly EvidenceRecord[]): Kind[] {
  const members = Map.groupBy(byTime, ({ kind }) => kind)
  return keys.map((key, index): Kind => {
    const [text] = JSON.parse(key) as [string]
    const records = members.get(index) ?? []
    const times = records.flatMap(({ event }) => event.timestampMs ?? [])
    const first = records[0]
    return {
      id: `K${index + 1}`,
      text,
      service: first?.service ?? null,
      level: first?.event.level ?? null,
      records,
      firstMs: least(times),
      lastMs: most(times),
      badness: judgeWords(first?.event.message ?? text),
    }
  })
}

function buildSeries(
  {
    service,
    name,
    points,
  }: {
    readonly service: string | null
    readonly name: string
    readonly points: readonly { readonly event: LogEvent; readonly value: number }[]
  },
  letters: ReadonlyMap<string, string>,
): NumberSeries {
  return {
    service,
    name,
    points: points
      .flatMap(({ event: { ref, timestampMs }, value }) =>
        timestampMs === null ? [] : [{ atMs: timestampMs, value, id: `${letters.get(ref.source) ?? ''}${ref.line}` }],
      )
      .toSorted((a, b) => a.atMs - b.atMs),
  }
}
