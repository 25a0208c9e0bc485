import { findChanges } from '@holdfast/analysis/detect/find-changes'
import { observeWorld } from '@holdfast/analysis/detect/world'
import { z } from 'zod'
import { timesOf } from '../evidence/format-time.ts'
import { writeRecord } from '../rows/write-row.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { From, hasPart, Service, timeOf, To } from './inputs.ts'
import { defineTool } from './tool.ts'

const ROW_CHARS = 220

export const changesTool = defineTool({
  name: 'changes',
  description: 'What was done to the systems: releases, settings, jobs, scaling, restarts, deletions.',
  schema: z.object({ service: Service, from: From, to: To }),
  run: ({ service, from, to }, evidence) => {
    const fromMs = timeOf(from, evidence) ?? -Infinity
    const toMs = timeOf(to, evidence) ?? Infinity
    const time = timesOf(evidence)
    const rows = findChanges(observeWorld(evidence.digest))
      .filter(({ timestampMs }) => timestampMs >= fromMs && timestampMs <= toMs)
      .filter((change) => hasPart(change.service ?? '', service))
      .flatMap(({ kind, event: { ref } }) => {
        const record = evidence.findLine(evidence.idOf(ref.source, ref.line) ?? '')?.record
        return record && !record.isAddressed ? [`${kind}: ${writeRecord(record, evidence, time, ROW_CHARS)}`] : []
      })
    return {
      text: rows.length === 0 ? 'No line reports a change.' : fitRows(rows, ANSWER_BYTES, 'changes'),
      told: `looked for changes${service ? ` of ${service}` : ''}: ${rows.length}`,
    }
  },
})
