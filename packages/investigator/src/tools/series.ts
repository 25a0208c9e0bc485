import { z } from 'zod'
import type { Evidence, NumberSeries } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { rankSeries, writeShift } from '../rows/rank-series.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { Service, Word } from './inputs.ts'
import { defineTool } from './tool.ts'

const SLICES = 12
const LISTED = 20

export const seriesTool = defineTool({
  name: 'series',
  description: 'Numbers that lines repeat (latency, memory, lag, queue): least, median and most per slice of time.',
  schema: z.object({ name: Word.nullish(), service: Service }),
  run: ({ name, service }, evidence) => {
    const wanted = (name ?? '').toLowerCase()
    const found = rankSeries(evidence).filter(
      (series) =>
        series.name.toLowerCase().includes(wanted) &&
        (!service || (series.service ?? '').toLowerCase().includes(service.toLowerCase())),
    )
    const [first] = found
    const told = `read numbers${name ? ` called "${name}"` : ''}: ${found.length} series`
    if (!first) return { text: 'No such number is repeated.', told }
    const rows = [
      ...found.slice(0, wanted === '' && !service ? 0 : 2).flatMap((series) => writeSeries(series, evidence)),
      ...found.slice(0, LISTED).map(writeShift),
    ]
    return { text: fitRows(rows, ANSWER_BYTES, 'series'), told }
  },
})

function writeSeries({ service, name, points }: NumberSeries, evidence: Evidence): string[] {
  const { firstMs, lastMs } = evidence
  if (firstMs === null || lastMs === null) return []
  const stepMs = Math.max(1, (lastMs - firstMs) / SLICES)
  const time = timesOf(evidence)
  const rows = Array.from({ length: SLICES }, (_, slice) => {
    const startMs = firstMs + slice * stepMs
    const isLast = slice === SLICES - 1
    const own = points.filter(({ atMs }) => atMs >= startMs && (isLast || atMs < startMs + stepMs))
    const values = own.map(({ value }) => value).toSorted((a, b) => a - b)
    if (values.length === 0) return `${time(Math.round(startMs / 1_000) * 1_000)} -`
    const peak = own.find(({ value }) => value === values.at(-1))
    return `${time(Math.round(startMs / 1_000) * 1_000)} ${values[0]} / ${values[values.length >> 1]} / ${values.at(-1)}${peak?.id ? ` (${peak.id})` : ''}, ${values.length}×`
  })
  return [`${service ?? '?'} ${name}: least / median / most`, ...rows]
}
