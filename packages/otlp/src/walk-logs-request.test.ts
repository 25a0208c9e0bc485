import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encode, type Field, keyValue, logRecord, logsRequest, text } from '../test/encode-otlp.ts'
import { decodeLogsRequest } from './decode-logs-request.ts'
import { MalformedOtlp } from './malformed-otlp.ts'
import { walkLogsRequest } from './walk-logs-request.ts'

const limits = { maxDepth: 4, maxAttributes: 8, maxRecordBytes: 200 }

const nested = (depth: number): readonly Field[] => (depth === 0 ? text('end') : [[5, [[1, nested(depth - 1)]]]])

describe('walkLogsRequest', () => {
  it('counts records and finds the agent', () => {
    const bytes = logsRequest(
      [logRecord({ body: text('one') }), logRecord({ body: text('two') })],
      [keyValue('service.name', text('shop')), keyValue('agent.fingerprint', text('agent-7'))],
    )
    expect(walkLogsRequest(bytes)).toEqual({
      recordCount: 2,
      rejectedCount: 0,
      rejected: {},
      fingerprint: 'agent-7',
    })
  })

  it('reads the name of an agent without its control characters', () => {
    const fingerprintOf = (name: string) =>
      walkLogsRequest(logsRequest([], [keyValue('agent.fingerprint', text(name))])).fingerprint
    expect(fingerprintOf('agent\0-\n7')).toBe('agent-7')
    expect(fingerprintOf('\0')).toBeNull()
    expect(fingerprintOf('x'.repeat(201))).toBeNull()
  })

  it.each([
    { name: 'too deep', record: logRecord({ body: nested(5) }), reason: 'too-deep' },
    { name: 'too large', record: logRecord({ body: text('x'.repeat(300)) }), reason: 'record-too-large' },
    {
      name: 'too many attributes',
      record: logRecord({ attributes: Array.from({ length: 9 }, () => keyValue('k', text('v'))) }),
      reason: 'too-many-attributes',
    },
  ])('rejects a record that is $name, and only that one', ({ record, reason }) => {
    const bytes = logsRequest([logRecord({ body: text('sound') }), record])
    expect(walkLogsRequest(bytes, limits)).toMatchObject({
      recordCount: 2,
      rejectedCount: 1,
      rejected: { [reason]: 1 },
    })
    expect([...decodeLogsRequest(bytes, limits)].map((kept) => kept.body)).toEqual(['sound'])
  })

  it('accepts a record that just keeps the limits', () => {
    expect(walkLogsRequest(logsRequest([logRecord({ body: nested(4) })]), limits).rejectedCount).toBe(0)
  })

  it('rejects all records of a resource with too many attributes', () => {
    const resource = Array.from({ length: 9 }, () => keyValue('k', text('v')))
    const bytes = logsRequest([logRecord({ body: text('a') }), logRecord({ body: text('b') })], resource)
    expect(walkLogsRequest(bytes, limits).rejected).toEqual({ 'too-many-attributes': 2 })
    expect([...decodeLogsRequest(bytes, limits)]).toEqual([])
  })

  it('ignores fields it does not know', () => {
    const bytes = Buffer.concat([
      logsRequest([
        logRecord({
          body: text('one'),
          extra: [
            [99, 'new'],
            [98, 12n],
          ],
        }),
      ]),
      encode([[77, 'unknown']]),
    ])
    expect(walkLogsRequest(bytes).recordCount).toBe(1)
  })

  it('takes an empty request as a request without records', () => {
    expect(walkLogsRequest(Buffer.alloc(0)).recordCount).toBe(0)
  })

  it('refuses every truncation of a request, or counts less than the whole', () => {
    const bytes = logsRequest([logRecord({ body: text('one') })])
    for (let length = 1; length < bytes.length; length++) {
      expect(() => walkLogsRequest(bytes.subarray(0, length))).toThrow(MalformedOtlp)
    }
  })

  it('never throws anything but MalformedOtlp, and decoding yields what walking accepted', () => {
    const sound = logsRequest(
      [
        logRecord({ body: nested(2), attributes: [keyValue('k', text('v'))], extra: [[9, Buffer.alloc(16, 1)]] }),
        logRecord({ body: [[3, -5n]] }),
      ],
      [keyValue('service.name', text('shop'))],
    )
    const mutated = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { maxLength: 6 }).map((changes) => {
      const bytes = Buffer.from(sound)
      for (const [index, value] of changes) bytes[index] = value
      return bytes
    })
    const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
    fc.assert(
      fc.property(fc.oneof(mutated, anyBytes), (bytes) => {
        try {
          const { recordCount, rejectedCount } = walkLogsRequest(bytes, limits)
          expect([...decodeLogsRequest(bytes, limits)]).toHaveLength(recordCount - rejectedCount)
        } catch (error) {
          if (!(error instanceof MalformedOtlp)) throw error
        }
      }),
      { numRuns: 3_000 },
    )
  })
})
