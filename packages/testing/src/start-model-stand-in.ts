import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const ChatRequest = z.looseObject({
  messages: z.array(
    z.looseObject({
      role: z.string(),
      content: z
        .string()
        .nullable()
        .transform((content) => content ?? ''),
    }),
  ),
  tools: z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })).optional(),
  response_format: z.unknown().optional(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

export type Behaviour = (response: ServerResponse, request: ChatRequest) => void

/** One event of a streamed answer. */
export const chunk = (delta: Record<string, unknown>, finish: string | null = null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const openStream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

const USAGE = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 120, completion_tokens: 34, total_tokens: 154 } })}\n\n`

export const says =
  (answer: (request: ChatRequest) => string): Behaviour =>
  (response, request) => {
    openStream(response)
    for (const piece of answer(request).match(/[\s\S]{1,7}/g) ?? []) response.write(chunk({ content: piece }))
    response.end(`${chunk({}, 'stop')}${USAGE}data: [DONE]\n\n`)
  }

export interface StandInCall {
  readonly tool: string
  readonly arguments: unknown
}

/** Calls tools, each in pieces; writes them as JSON where it was given none. */
export const callsTools =
  (decide: (request: ChatRequest) => readonly StandInCall[]): Behaviour =>
  (response, request) => {
    const calls = decide(request)
    if (!request.tools) {
      says(() => JSON.stringify({ calls }))(response, request)
      return
    }
    openStream(response)
    for (const [index, call] of calls.entries()) {
      const text = JSON.stringify(call.arguments)
      const say = (piece: object) => response.write(chunk({ tool_calls: [{ index, ...piece }] }))
      say({ id: `call_${index}`, type: 'function', function: { name: call.tool, arguments: '' } })
      for (const piece of text.match(/[\s\S]{1,9}/g) ?? []) say({ function: { arguments: piece } })
    }
    response.end(`${chunk({}, 'tool_calls')}${USAGE}data: [DONE]\n\n`)
  }

export const refuses: Behaviour = (response) => {
  openStream(response)
  response.end(`${chunk({ refusal: 'I cannot help with that.' })}${chunk({}, 'stop')}data: [DONE]\n\n`)
}

/** Begins to answer and says no more. */
export const stalls: Behaviour = (response) => {
  openStream(response)
  response.write(chunk({ content: '{"topics":' }))
}

export const hangs: Behaviour = () => {}

/** The connection ends in the middle of the answer. */
export const breaksOff: Behaviour = (response) => {
  openStream(response)
  response.end(chunk({ content: '{"topics":[],"quotes":[]}' }))
}

export const fails =
  (status: number, headers: Record<string, string> = {}, message = `status ${status}`): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message, type: 'error' } }))
  }

export interface ModelStandIn {
  readonly baseUrl: string
  readonly requests: ChatRequest[]
  readonly headers: IncomingHttpHeaders[]
  /** One behavior per call; the last stays. */
  readonly behave: (...behaviours: Behaviour[]) => void
  /** Changes how it goes on, and keeps what was asked. */
  readonly proceed: (...behaviours: Behaviour[]) => void
  readonly stop: () => Promise<void>
}

/** Speaks the chat protocol over HTTP and does as it is told. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const requests: ChatRequest[] = []
  const headers: IncomingHttpHeaders[] = []
  let queue: Behaviour[] = []
  const server = createServer((request, response) => {
    const received: Buffer[] = []
    request.on('data', (part: Buffer) => received.push(part))
    request.on('end', () => {
      const body = ChatRequest.parse(JSON.parse(Buffer.concat(received).toString()))
      requests.push(body)
      headers.push(request.headers)
      const behaviour = queue.length > 1 ? queue.shift() : queue[0]
      behaviour?.(response, body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    headers,
    behave: (...behaviours) => {
      queue = behaviours
      requests.length = 0
      headers.length = 0
    },
    proceed: (...behaviours) => {
      queue = behaviours
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
