import { z } from 'zod'
import { timesOf } from '../evidence/format-time.ts'
import { rankKinds } from '../rows/rank-kinds.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { createFilter, createMatcher, Level, Service, wholeText, Word } from './inputs.ts'
import { tellFilter } from './tell-filter.ts'
import { defineTool } from './tool.ts'
import { writeKind } from '../rows/write-row.ts'

const ROW_CHARS = 140

export const kindsTool = defineTool({
  name: 'kinds',
  description: 'Kinds of lines with count, trend over ten slices of the window, first and last time, an example.',
  schema: z.object({ words: Word.nullish(), service: Service, level: Level }),
  run: ({ words, ...filter }, evidence) => {
    const isMeant = createFilter(filter, evidence)
    const matches = createMatcher(words ?? '')
    const kinds = rankKinds(evidence).filter((kind) =>
      kind.records.some((record) => isMeant(record) && matches(wholeText(record))),
    )
    const time = timesOf(evidence)
    const rows = kinds.map((kind) => writeKind(kind, evidence, time, ROW_CHARS))
    const text = rows.length === 0 ? 'No kind of line fits.' : fitRows(rows, ANSWER_BYTES, 'kinds; ask more narrowly')
    return {
      text,
      told: `listed kinds of lines${words ? ` with "${words}"` : ''}${tellFilter(filter)}: ${kinds.length}`,
    }
  },
})
