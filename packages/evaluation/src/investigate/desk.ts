import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DeskRequest } from './desk-request.ts'
import { readDeskAnswer } from './read-desk-answer.ts'
import { writeDeskRequest } from './write-desk-request.ts'

export interface Desk {
  /** Of one visitor: requests that come here lie in the folder of that name. */
  readonly baseUrlOf: (visitor: string) => string
  readonly stop: () => Promise<void>
}

const LONGEST_BODY = 4_194_304
const POLL_MS = 300
const ALIVE_MS = 10_000
const ANSWER = /^\/([\w.-]{1,80})\/v1\/chat\/completions$/

/** Speaks the chat protocol on loopback; whoever sits at the desk reads requests as files and answers by files. */
export async function openDesk(folder: string, port = 0): Promise<Desk> {
  mkdirSync(folder, { recursive: true })
  const closed = new AbortController()
  const server = createServer((request, response) => {
    const visitor = ANSWER.exec(request.url ?? '')?.[1]
    if (request.method !== 'POST' || visitor === undefined || visitor.includes('..')) {
      response.writeHead(404).end()
      return
    }
    const parts: Buffer[] = []
    let size = 0
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size > LONGEST_BODY) request.destroy()
      else parts.push(part)
    })
    request.on('end', () => {
      void serve(Buffer.concat(parts).toString(), join(folder, visitor), response, closed.signal).catch(() =>
        response.destroy(),
      )
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    baseUrlOf: (visitor) => `${address}/${visitor}/v1`,
    stop: async () => {
      closed.abort()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function serve(body: string, folder: string, response: ServerResponse, closed: AbortSignal): Promise<void> {
  const request = DeskRequest.parse(JSON.parse(body))
  mkdirSync(folder, { recursive: true })
  const number = nextNumber(folder)
  const answerPath = join(folder, `${number}-answer.json`)
  writeAtomically(join(folder, `${number}-request.md`), writeDeskRequest(request, `${number}-answer.json`))
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  // Whoever waits at the other end hears that somebody is still at the desk.
  const alive = setInterval(() => response.write(': thinking\n\n'), ALIVE_MS)
  const left = new AbortController()
  response.on('close', () => left.abort())
  try {
    const calls = await awaitAnswer(answerPath, AbortSignal.any([left.signal, closed]))
    const toolCalls = calls.map((call, index) => ({
      index,
      id: `call-${index}`,
      type: 'function',
      function: { name: call.name, arguments: JSON.stringify(call.arguments) },
    }))
    const content = JSON.stringify({ calls: calls.map((call) => ({ tool: call.name, arguments: call.arguments })) })
    const delta = request.tools ? { tool_calls: toolCalls } : { content }
    const say = (choice: object) =>
      response.write(
        `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, ...choice }] })}\n\n`,
      )
    say({ delta, finish_reason: null })
    say({ delta: {}, finish_reason: request.tools ? 'tool_calls' : 'stop' })
    response.end('data: [DONE]\n\n')
  } finally {
    clearInterval(alive)
  }
}

function nextNumber(folder: string): string {
  const numbers = readdirSync(folder).flatMap((name) => Number(/^(\d+)-request\.md$/.exec(name)?.[1] ?? []))
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0')
}

/** A wrong answer is set aside with what is wrong with it, and another awaited. */
async function awaitAnswer(path: string, signal: AbortSignal): Promise<{ name: string; arguments: unknown }[]> {
  for (;;) {
    if (existsSync(path)) {
      const read = readDeskAnswer(readFileSync(path, 'utf8'))
      if ('value' in read) return read.value
      renameSync(path, path.replace(/answer\.json$/, 'answer.refused.json'))
      writeAtomically(path.replace(/answer\.json$/, 'problem.md'), `${read.problem}\n`)
    }
    await delay(POLL_MS, undefined, { signal })
  }
}

function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.draft`, text)
  renameSync(`${path}.draft`, path)
}
