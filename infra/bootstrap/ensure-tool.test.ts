import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensureTool } from './ensure-tool.mjs'
import { makeTarball } from './make-tarball.ts'

// npm runs in some of them, and is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const executable = randomBytes(100_000)
const tarball = makeTarball({ 'package.json': '{}', 'bin/tool': executable })
const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
const tools = {
  tool: { version: '1.2.3', packages: { here: { name: '@scope/tool-here', file: 'bin/tool', integrity } } },
}

let cache: string
let server: http.Server
let requests: { range: string | undefined }[]
let serve: (response: http.ServerResponse, from: number) => void

const wholeFile = (response: http.ServerResponse, from: number): void => {
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': tarball.length - from })
  response.end(tarball.subarray(from))
}

beforeEach(async () => {
  cache = fs.mkdtempSync(path.join(os.tmpdir(), 'ensure-tool-'))
  requests = []
  serve = wholeFile
  server = http.createServer((request, response) => {
    const { range } = request.headers
    if (request.url === '/@scope/tool-here/-/tool-here-1.2.3.tgz') {
      requests.push({ range })
      serve(response, Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0))
    } else {
      response.writeHead(404).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  vi.stubEnv('npm_execpath', '')
  vi.stubEnv('PATH', '')
})

afterEach(() => {
  vi.unstubAllEnvs()
  server.closeAllConnections()
  server.close()
  fs.rmSync(cache, { recursive: true, force: true })
})

const ensure = () => ensureTool('tool', { cache, tools, platform: 'here' })

it('fetches the executable of the platform, ready to run', async () => {
  const file = await ensure()
  expect(fs.readFileSync(file)).toEqual(executable)
  expect(fs.statSync(file).mode & 0o111).toBe(0o111)
  expect(fs.readdirSync(path.join(cache, 'downloads'))).toEqual([])
})

it('needs no network once it is there', async () => {
  const file = await ensure()
  server.closeAllConnections()
  server.close()
  expect(await ensure()).toBe(file)
})

it('takes up a download where the connection broke', async () => {
  serve = (response, from) => {
    if (from > 0) return wholeFile(response, from)
    response.writeHead(200, { 'content-length': tarball.length })
    response.write(tarball.subarray(0, 40_000), () => response.destroy())
  }
  expect(fs.readFileSync(await ensure())).toEqual(executable)
  expect(requests[0]).toEqual({ range: undefined })
  expect(requests[1]?.range).toMatch(/^bytes=[1-9]\d*-$/)
})

it('takes up what a killed run had fetched', async () => {
  fs.mkdirSync(path.join(cache, 'downloads'))
  fs.writeFileSync(path.join(cache, 'downloads/tool-1.2.3-here.tgz'), tarball.subarray(0, 50_000))
  expect(fs.readFileSync(await ensure())).toEqual(executable)
  expect(requests).toEqual([{ range: 'bytes=50000-' }])
})

it('starts over when what was left is not part of the file', async () => {
  fs.mkdirSync(path.join(cache, 'downloads'))
  fs.writeFileSync(path.join(cache, 'downloads/tool-1.2.3-here.tgz'), 'rubbish')
  expect(fs.readFileSync(await ensure())).toEqual(executable)
})

it('refuses a file with another checksum', async () => {
  serve = (response) => response.end(makeTarball({ 'bin/tool': 'evil' }))
  await expect(ensure()).rejects.toThrow('its checksum differs')
  expect(fs.existsSync(path.join(cache, 'tools'))).toBe(false)
})

it('says in one sentence that the registry cannot be reached', async () => {
  server.close()
  await once(server, 'close')
  await expect(ensure()).rejects.toThrow(/^Could not fetch @scope\/tool-here 1\.2\.3 from http:.*ECONNREFUSED.*\.$/)
})

it('says what to do on a platform without a binary', async () => {
  const options = { cache, tools: { ...tools, node: tools.tool }, platform: 'amiga' }
  await expect(ensureTool('tool', options)).rejects.toThrow(
    'No tool 1.2.3 is known for amiga: nothing unchecked is run',
  )
  await expect(ensureTool('node', options)).rejects.toThrow('install Node 24 or newer')
})

it('fetches nothing whose checksum is not pinned, whatever the registry says', async () => {
  const unpinned = { version: '1.2.3', packages: { here: { name: '@scope/tool-here', file: 'bin/tool' } } }
  await expect(ensureTool('tool', { cache, tools: { tool: unpinned }, platform: 'here' })).rejects.toThrow(
    'pins no checksum of tool 1.2.3 for here',
  )
  expect(requests).toEqual([])
})

it('takes the version of a platform where it differs', async () => {
  const { here } = tools.tool.packages
  const other = { version: '2.0.0', packages: { here: { ...here, version: '1.2.3' } } }
  expect(fs.readFileSync(await ensureTool('tool', { cache, tools: { tool: other }, platform: 'here' }))).toEqual(
    executable,
  )
})

it('has a checksum for every platform that it names', () => {
  const pinned = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'tools.json'), 'utf8')) as Record<
    string,
    { packages: Record<string, { integrity?: string }> }
  >
  for (const [tool, { packages }] of Object.entries(pinned))
    for (const [platform, wanted] of Object.entries(packages))
      expect.soft(wanted.integrity, `${tool} for ${platform}`).toMatch(/^sha512-[\w+/]{86}==$/)
})

it('fetches once for two processes at a time', async () => {
  const script = `
    import { ensureTool } from ${JSON.stringify(path.join(import.meta.dirname, 'ensure-tool.mjs'))}
    const options = ${JSON.stringify({ cache, tools, platform: 'here' })}
    process.stdout.write(await ensureTool('tool', options))`
  const runs = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const [printed, [code]] = await Promise.all([child.stdout.toArray(), once(child, 'close')])
      return { code, executable: fs.readFileSync(printed.join('')) }
    }),
  )
  expect(runs).toEqual([1, 2, 3].map(() => ({ code: 0, executable })))
  expect(requests).toHaveLength(1)
})
