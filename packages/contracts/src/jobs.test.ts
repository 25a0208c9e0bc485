import { describe, expect, it } from 'vitest'
import { correlate, digestBatch, refineIncident, sendMail, tellOfIncidents } from './jobs.ts'

const id = '019b1a2b-3c4d-7abc-8def-0123456789ab'

/** As workers of the previous version wrote them: every field that came later must be optional. */
const firstPayloads = [
  { spec: digestBatch, payload: { customerId: id, batchId: id } },
  { spec: correlate, payload: { customerId: id } },
  { spec: refineIncident, payload: { customerId: id, incidentId: id } },
  { spec: tellOfIncidents, payload: { customerId: id } },
  { spec: sendMail, payload: { mailId: id } },
]

describe.each(firstPayloads)('$spec.name', ({ spec, payload }) => {
  it('accepts what the first version sent', () => {
    expect(spec.payload.parse(payload)).toEqual(payload)
  })

  it('ignores what a later version adds', () => {
    expect(spec.payload.parse({ ...payload, priority: 'high', trace: { id } })).toEqual(payload)
  })

  it('carries ids only', () => {
    expect(spec.payload.safeParse({ ...payload, customerId: 'x', mailId: 'x' }).success).toBe(false)
  })
})
