import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { answerCall } from './answer-call.ts'
import { createState, type StandInOptions } from './stand-in-state.ts'

const DIST = path.resolve(import.meta.dirname, '../../dist')
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** As strict as the product's own: a screen that needs more fails here first. */
const CSP = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const text = Buffer.concat(chunks).toString()
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/** Once per process: somebody who starts the product beside the tests may build the dashboard again under them. */
async function readBuild(): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(files.map(async (file) => [`/${path.relative(DIST, file)}`, await readFile(file)] as const)),
  )
}

let build: ReturnType<typeof readBuild> | undefined

async function readAsset(pathname: string) {
  build ??= readBuild()
  const isFile = path.extname(pathname) !== ''
  const body = (await build).get(isFile ? pathname : '/index.html') ?? null
  return { body, type: TYPES[isFile ? path.extname(pathname) : '.html'] ?? 'application/octet-stream' }
}

/** The built dashboard over an API of memory: for looking at screens without the whole product. */
export async function startStandIn(options: StandInOptions & { port?: number } = {}) {
  const state = createState(options)
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request
    const { pathname } = new URL(url, 'http://stand-in')
    const answer = async () => {
      const answered = answerCall(state, { method, url, body: await readBody(request) })
      if (answered) {
        const { status = 200, body } = answered
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
        return
      }
      if (pathname.startsWith('/api/')) {
        response
          .writeHead(404, { 'content-type': 'application/json' })
          .end('{"detail":"Not in the stand-in.","code":"x","request_id":"y"}')
        return
      }
      const asset = await readAsset(pathname)
      response
        .writeHead(asset.body ? 200 : 404, { 'content-type': asset.type, 'content-security-policy': CSP })
        .end(asset.body)
    }
    answer().catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
