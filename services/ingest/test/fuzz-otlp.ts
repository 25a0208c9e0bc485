import { gunzipSync, gzipSync } from 'node:zlib'
import { parseJsonRequest } from '@holdfast/otlp/json/parse-json-request'
import { walkLogsJson } from '@holdfast/otlp/json/walk-logs-json'
import { walkLogsRequest } from '@holdfast/otlp/walk-logs-request'
import * as fc from 'fast-check'
import { jsonLogs, protobufLogs } from './otlp-requests.ts'
import type { TestCompany, TestIngest } from './start-ingest.ts'

export interface FuzzCase {
  readonly body: Buffer
  readonly isJson: boolean
  readonly isGzip: boolean
}

const sound = [
  { bytes: protobufLogs([{ text: 'one', attributes: 3 }, { text: 'two' }], 'agent-fuzz'), isJson: false },
  { bytes: jsonLogs([{ text: 'one', depth: 3 }, { text: 'two' }], 'agent-fuzz'), isJson: true },
]

/** Bytes changed, removed or doubled at any place. */
const mutate = (original: Buffer): fc.Arbitrary<Buffer> =>
  fc
    .array(fc.record({ at: fc.nat(original.length), kind: fc.nat(3), byte: fc.nat(255) }), { maxLength: 5 })
    .map((changes) => {
      let bytes = Buffer.from(original)
      for (const { at, kind, byte } of changes) {
        const place = Math.min(at, bytes.length)
        if (kind === 0 && place < bytes.length) bytes[place] = byte
        else if (kind === 1) bytes = Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + 1 + (byte % 9))])
        else if (kind === 2) bytes = Buffer.concat([bytes.subarray(0, place), Buffer.of(byte), bytes.subarray(place)])
        else bytes = Buffer.concat([bytes, bytes.subarray(place)])
      }
      return bytes
    })

const content: fc.Arbitrary<{ bytes: Buffer; isJson: boolean }> = fc.oneof(
  ...sound.map(({ bytes, isJson }) => mutate(bytes).map((mutated) => ({ bytes: mutated, isJson }))),
  fc.record({ bytes: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)), isJson: fc.boolean() }),
  fc.jsonValue().map((value) => ({ bytes: Buffer.from(JSON.stringify(value)), isJson: true })),
)

export const fuzzCase: fc.Arbitrary<FuzzCase> = fc
  .record({ content, packing: fc.constantFrom('plain', 'gzip', 'broken gzip'), seed: fc.nat() })
  .chain(({ content: { bytes, isJson }, packing }): fc.Arbitrary<FuzzCase> => {
    if (packing === 'plain') return fc.constant({ body: bytes, isJson, isGzip: false })
    const packed = gzipSync(bytes)
    const body = packing === 'gzip' ? fc.constant(packed) : mutate(packed)
    return body.map((each) => ({ body: each, isJson, isGzip: true }))
  })

/** What the ledger must have received of a case: every record, or one for a request that can't be read. */
export function expectedRecords({ body, isJson, isGzip }: FuzzCase): number {
  try {
    const plain = isGzip ? gunzipSync(body) : body
    return (isJson ? walkLogsJson(parseJsonRequest(plain)) : walkLogsRequest(plain)).recordCount
  } catch {
    return 1
  }
}

export function postFuzzCase({ app }: TestIngest, company: TestCompany, { body, isJson, isGzip }: FuzzCase) {
  return app.inject({
    method: 'POST',
    url: '/api/v1/otlp/v1/logs',
    headers: {
      'x-api-key': company.apiKey,
      'content-type': isJson ? 'application/json' : 'application/x-protobuf',
      ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
    },
    payload: body,
  })
}

/** Sends the cases, some at a time, and returns the statuses that should not be. */
export async function runFuzz(ingest: TestIngest, company: TestCompany, count: number, seed: number) {
  const cases = fc.sample(fuzzCase, { numRuns: count, seed })
  const surprising: { status: number; body: string }[] = []
  let expected = 0
  for (let start = 0; start < cases.length; start += 24) {
    const group = cases.slice(start, start + 24)
    const answers = await Promise.all(group.map((each) => postFuzzCase(ingest, company, each)))
    for (const [index, { statusCode }] of answers.entries()) {
      const each = group[index]
      if (!each) continue
      expected += expectedRecords(each)
      if (![200, 400, 413].includes(statusCode))
        surprising.push({ status: statusCode, body: each.body.toString('base64') })
    }
  }
  return { surprising, expected }
}
