import { describe, expect, it } from 'vitest'
import { encode, Fixed, keyValue, logRecord, logsRequest, text } from '../test/encode-otlp.ts'
import { decodeLogsRequest } from './decode-logs-request.ts'

const traceId = '5b8efff798038103d269b633813fc60c'
const spanId = 'eee19b7ec3c1b174'

describe('decodeLogsRequest', () => {
  it('gives back every field of a record', () => {
    const record = logRecord({
      body: text('payment failed'),
      attributes: [
        keyValue('int', [[3, 42n]]),
        keyValue('negative', [[3, -42n]]),
        keyValue('huge', [[3, 9_223_372_036_854_775_807n]]),
        keyValue('double', [[4, Fixed.double(1.5)]]),
        keyValue('bool', [[2, 1]]),
        keyValue('bytes', [[7, Buffer.from('raw')]]),
        keyValue('array', [
          [
            5,
            [
              [1, text('a')],
              [1, [[3, 1n]]],
            ],
          ],
        ]),
        keyValue('map', [[6, [[1, keyValue('inner', text('b'))]]]]),
        keyValue('__proto__', text('harmless')),
        keyValue('empty', []),
      ],
      extra: [
        [1, Fixed.uint64(1_544_712_660_300_000_000n)],
        [11, Fixed.uint64(1_544_712_660_300_000_001n)],
        [2, 10n],
        [3, 'Information'],
        [9, Buffer.from(traceId, 'hex')],
        [10, Buffer.from(spanId, 'hex')],
        [12, 'payment.failed'],
      ],
    })
    const [decoded] = decodeLogsRequest(logsRequest([record], [keyValue('service.name', text('shop'))]))
    expect(decoded).toEqual({
      timeUnixNano: 1_544_712_660_300_000_000n,
      observedTimeUnixNano: 1_544_712_660_300_000_001n,
      severityNumber: 10,
      severityText: 'Information',
      body: 'payment failed',
      attributes: Object.fromEntries<unknown>([
        ['int', 42],
        ['negative', -42],
        ['huge', '9223372036854775807'],
        ['double', 1.5],
        ['bool', true],
        ['bytes', 'cmF3'],
        ['array', ['a', 1]],
        ['map', { inner: 'b' }],
        ['__proto__', 'harmless'],
        ['empty', null],
      ]),
      traceId,
      spanId,
      eventName: 'payment.failed',
      resource: { 'service.name': 'shop' },
      scope: { name: 'test', version: '', attributes: {} },
    })
  })

  it('is lenient with ids, severities and text that are not valid', () => {
    const record = logRecord({
      body: [[1, Buffer.from([0xff, 0x41, 0x00])]],
      extra: [
        [9, Buffer.alloc(16)],
        [10, Buffer.from('short')],
        [2, 99n],
      ],
    })
    const [decoded] = decodeLogsRequest(logsRequest([record]))
    expect(decoded).toMatchObject({ traceId: null, spanId: null, severityNumber: 0, body: '\uFFFDA\0' })
  })

  it('finds the resource wherever it stands among the records', () => {
    const bytes = encode([
      [
        1,
        [
          [2, [[2, logRecord({ body: text('early') })]]],
          [1, [[1, keyValue('service.name', text('late'))]]],
        ],
      ],
    ])
    expect([...decodeLogsRequest(bytes)]).toMatchObject([{ body: 'early', resource: { 'service.name': 'late' } }])
  })
})
