import { z } from 'zod'
import type { Evidence } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { createFilter, createMatcher, From, Level, Service, To, ToolError, wholeText, Word } from './inputs.ts'
import { tellFilter, tellLines } from './tell-filter.ts'
import { defineTool } from './tool.ts'
import { timesOfRecords } from '../rows/write-row.ts'

const MOST_STEPS = 40
const STEPS_S = [1, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 10_800, 21_600, 86_400]

export const histogramTool = defineTool({
  name: 'histogram',
  description: 'How many lines per step of time: of a kind (K7), of words, of a service.',
  schema: z.object({
    kind: z.string().max(20).nullish(),
    words: Word.nullish(),
    service: Service,
    level: Level,
    from: From,
    to: To,
    step_seconds: z.number().positive().nullish(),
  }),
  run: ({ kind, words, step_seconds: stepS, ...filter }, evidence) => {
    const isMeant = createFilter(filter, evidence)
    const matches = createMatcher(words ?? '')
    const wanted = kind ? evidence.kinds.find(({ id }) => id === kind.trim()) : null
    if (wanted === undefined) throw new ToolError(`There is no kind ${kind}.`)
    const found = (wanted?.records ?? evidence.byTime).filter((record) => isMeant(record) && matches(wholeText(record)))
    const name = kind ?? (words ? `"${words}"` : 'lines')
    const times = timesOfRecords(found)
    return {
      text: fitRows(countSteps(times, stepS ?? 0, evidence), ANSWER_BYTES, 'steps'),
      told: `counted ${name}${tellFilter(filter)} over time: ${tellLines(times.length)}`,
    }
  },
})

function countSteps(times: readonly number[], askedS: number, evidence: Evidence): string[] {
  const { firstMs, lastMs } = evidence
  if (times.length === 0 || firstMs === null || lastMs === null) return ['Nothing to count.']
  const least = Math.max(1, (lastMs - firstMs) / 1_000) / MOST_STEPS
  const stepMs = 1_000 * Math.max(askedS, STEPS_S.find((step) => step >= least) ?? least)
  const startMs = Math.floor(firstMs / stepMs) * stepMs
  const counts = Array.from({ length: Math.floor((lastMs - startMs) / stepMs) + 1 }, () => 0)
  for (const timeMs of times) {
    const step = Math.floor((timeMs - startMs) / stepMs)
    counts[step] = (counts[step] ?? 0) + 1
  }
  const time = timesOf(evidence)
  return [
    `step ${stepMs / 1_000} s, ${times.length} in all`,
    ...counts.map((count, step) => `${time(startMs + step * stepMs)} ${count}`),
  ]
}
