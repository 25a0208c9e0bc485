import { z } from 'zod'
import { timesOf } from '../evidence/format-time.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows, spread } from './fit-rows.ts'
import { ToolError, wholeText } from './inputs.ts'
import { defineTool } from './tool.ts'
import { writeRecord } from '../rows/write-row.ts'

const MOST_ROWS = 30
const ROW_CHARS = 150
const LEAST_ID = 3

export const traceTool = defineTool({
  name: 'trace',
  description: 'All lines with a request, trace, order or job id, across sources, by time.',
  schema: z.object({ id: z.string().max(200) }),
  run: ({ id }, evidence) => {
    const wanted = id.trim()
    if (wanted.length < LEAST_ID) throw new ToolError('That is too short for an id.')
    const found = evidence.byTime.filter((record) => !record.isAddressed && wholeText(record).includes(wanted))
    const time = timesOf(evidence)
    const rows = spread(found, MOST_ROWS).map((record) => writeRecord(record, evidence, time, ROW_CHARS))
    return {
      text:
        rows.length === 0 ? 'No line has that id.' : fitRows([`${found.length} lines`, ...rows], ANSWER_BYTES, 'lines'),
      told: `followed ${wanted}: ${found.length} lines`,
    }
  },
})
