import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MalformedOtlp } from '../malformed-otlp.ts'
import { decodeLogsJson } from './decode-logs-json.ts'
import { parseJsonRequest } from './parse-json-request.ts'
import { walkLogsJson } from './walk-logs-json.ts'

/** Every kind of value that the protocol knows. */
const example = {
  resourceLogs: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'my.service' } }] },
      scopeLogs: [
        {
          scope: { name: 'my.library', version: '1.0.0', attributes: [] },
          logRecords: [
            {
              timeUnixNano: '1544712660300000000',
              observedTimeUnixNano: '1544712660300000000',
              severityNumber: 10,
              severityText: 'Information',
              traceId: '5B8EFFF798038103D269B633813FC60C',
              spanId: 'EEE19B7EC3C1B174',
              body: { stringValue: 'Example log record' },
              attributes: [
                { key: 'boolean.attribute', value: { boolValue: true } },
                { key: 'int.attribute', value: { intValue: '10' } },
                { key: 'double.attribute', value: { doubleValue: 637.704 } },
                {
                  key: 'array.attribute',
                  value: { arrayValue: { values: [{ stringValue: 'many' }, { stringValue: 'values' }] } },
                },
                {
                  key: 'map.attribute',
                  value: { kvlistValue: { values: [{ key: 'some.map.key', value: { stringValue: 'some value' } }] } },
                },
              ],
              someNewField: { anything: 1 },
            },
          ],
        },
      ],
    },
  ],
}
const asBytes = (value: unknown) => Buffer.from(JSON.stringify(value))

describe('OTLP/JSON', () => {
  it('reads every kind of value', () => {
    const value = parseJsonRequest(asBytes(example))
    expect(walkLogsJson(value)).toMatchObject({ recordCount: 1, rejectedCount: 0 })
    expect([...decodeLogsJson(value)]).toEqual([
      {
        timeUnixNano: 1_544_712_660_300_000_000n,
        observedTimeUnixNano: 1_544_712_660_300_000_000n,
        severityNumber: 10,
        severityText: 'Information',
        traceId: '5b8efff798038103d269b633813fc60c',
        spanId: 'eee19b7ec3c1b174',
        eventName: '',
        body: 'Example log record',
        attributes: {
          'boolean.attribute': true,
          'int.attribute': 10,
          'double.attribute': 637.704,
          'array.attribute': ['many', 'values'],
          'map.attribute': { 'some.map.key': 'some value' },
        },
        resource: { 'service.name': 'my.service' },
        scope: { name: 'my.library', version: '1.0.0', attributes: {} },
      },
    ])
  })

  it.each([
    { name: 'text', body: 'not json' },
    { name: 'nesting of 10,000 levels', body: '['.repeat(10_000) + ']'.repeat(10_000) },
    { name: 'an array', body: '[]' },
    { name: 'a wrong member', body: '{"resourceLogs":{}}' },
    { name: 'a wrong time', body: '{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"timeUnixNano":"now"}]}]}]}' },
    { name: 'a wrong severity', body: '{"resourceLogs":[{"scopeLogs":[{"logRecords":[{"severityNumber":"x"}]}]}]}' },
  ])('refuses $name', ({ body }) => {
    expect(() => walkLogsJson(parseJsonRequest(Buffer.from(body)))).toThrow(MalformedOtlp)
  })

  it('rejects single records beyond the limits and keeps their neighbours', () => {
    const deep = (depth: number): unknown =>
      depth === 0 ? { stringValue: 'x' } : { arrayValue: { values: [deep(depth - 1)] } }
    const logRecords = [{ body: { stringValue: 'sound' } }, { body: deep(33) }, { body: deep(32) }]
    const value = { resourceLogs: [{ scopeLogs: [{ logRecords }] }] }
    expect(walkLogsJson(value)).toMatchObject({ recordCount: 3, rejected: { 'too-deep': 1 } })
    expect([...decodeLogsJson(value)]).toHaveLength(2)
  })

  it('never throws anything but MalformedOtlp on any JSON in any place', () => {
    const shape = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.jsonValue(),
        fc.record({ stringValue: fc.jsonValue() }),
        fc.record({ arrayValue: fc.record({ values: fc.array(tie('value'), { maxLength: 2 }) }) }),
        fc.record({ kvlistValue: fc.record({ values: fc.jsonValue() }) }),
      ),
      record: fc.oneof(
        fc.jsonValue(),
        fc.record(
          { body: tie('value'), timeUnixNano: fc.jsonValue(), attributes: fc.jsonValue() },
          { requiredKeys: [] },
        ),
      ),
    }))
    fc.assert(
      fc.property(fc.array(shape.record, { maxLength: 3 }), fc.jsonValue(), (logRecords, resource) => {
        const value = parseJsonRequest(asBytes({ resourceLogs: [{ resource, scopeLogs: [{ logRecords }] }] }))
        try {
          const { recordCount, rejectedCount } = walkLogsJson(value)
          expect([...decodeLogsJson(value)]).toHaveLength(recordCount - rejectedCount)
        } catch (error) {
          if (!(error instanceof MalformedOtlp)) throw error
        }
      }),
      { numRuns: 2_000 },
    )
  })
})
