import { expect, it } from 'vitest'
import { readRecord } from './read-record.ts'

const ref = { source: 'agent', line: 1, offset: 0 }

it('takes time, severity, service and ids from the record', () => {
  const event = readRecord({
    ref,
    body: 'Example log record',
    timeUnixNano: '1544712660300000000',
    severityNumber: 10,
    severityText: 'Information',
    traceId: '5B8EFFF798038103D269B633813FC60C',
    spanId: 'EEE19B7EC3C1B174',
    resource: { 'service.name': 'my.service', 'host.name': 'h1', 'k8s.pod.name': 'p-1', 'k8s.namespace.name': 'shop' },
    attributes: { 'string.attribute': 'some string' },
  })
  expect(event).toMatchObject({
    timestampMs: Date.UTC(2018, 11, 13, 14, 51, 0, 300),
    zoneAssumed: false,
    level: 'info',
    message: 'Example log record',
    entities: {
      service: 'my.service',
      host: 'h1',
      pod: 'p-1',
      namespace: 'shop',
      traceId: '5B8EFFF798038103D269B633813FC60C',
      spanId: 'EEE19B7EC3C1B174',
    },
    fields: { 'string.attribute': 'some string' },
  })
})

it.each([
  ['klog', 'E0312 10:15:30.123456       1 leader.go:258] lost lease', 'error', 'lost lease'],
  ['JSON', '{"level":50,"time":1710238530123,"msg":"query failed"}', 'error', 'query failed'],
  ['a stamped line', '2024-03-12 10:15:30,123 WARN [main] com.acme.Foo - slow', 'warn', 'slow'],
])('reads a body that is %s like a line', (_, body, level, message) => {
  expect(readRecord({ ref, body }, { receivedAtMs: Date.UTC(2024, 2, 20) })).toMatchObject({ level, message })
})

it('keeps the severity that was sent over the one in the text', () => {
  expect(readRecord({ ref, body: 'error: no', severityNumber: 9 }).level).toBe('info')
})

it('falls back to the time of observation', () => {
  expect(
    readRecord({ ref, body: 'x', timeUnixNano: '0', observedTimeUnixNano: '1544712660300000000' }).timestampMs,
  ).toBe(1_544_712_660_300)
})

it('tells exceptions from attributes and from the lines of the body', () => {
  const attributes = {
    'exception.type': 'java.io.IOException',
    'exception.message': 'disk full',
    'exception.stacktrace': 'java.io.IOException: disk full\n\tat a.B.c(B.java:1)\nCaused by: a.X: y',
  }
  expect(readRecord({ ref, body: 'failed', attributes }).exception).toEqual({
    type: 'java.io.IOException',
    message: 'disk full',
    frames: ['at a.B.c(B.java:1)'],
    causes: ['a.X'],
  })
  const event = readRecord({ ref, body: 'ERROR failed\njava.io.IOException: disk full\n\tat a.B.c(B.java:1)\n' })
  expect([event.message, event.exception?.type, event.continuation.length]).toEqual([
    'failed',
    'java.io.IOException',
    2,
  ])
})

it('reads docker and CRI wrappers around the body', () => {
  expect(readRecord({ ref, body: '2024-03-12T10:15:30.1Z stderr F ERROR no' })).toMatchObject({
    level: 'error',
    message: 'no',
  })
})

it('reads a trace that is an attribute as one below the message, and quotes the record as it is shown', () => {
  const text = 'cannot write\nexception.type=RuntimeError\nexception.stacktrace=Traceback'
  const event = readRecord({
    ref,
    body: 'cannot write',
    text,
    attributes: {
      'exception.type': 'RuntimeError',
      'exception.stacktrace': 'OSError: No space left on device\n\nRuntimeError: gave up',
    },
  })
  expect(event).toMatchObject({
    message: 'cannot write',
    raw: text,
    continuation: ['OSError: No space left on device', '', 'RuntimeError: gave up'],
    exception: { type: 'RuntimeError' },
  })
})
