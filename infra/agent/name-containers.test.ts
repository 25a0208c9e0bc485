import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, utimes, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const run = promisify(execFile)
const script = path.join(import.meta.dirname, 'name-containers.sh')

let base: string
beforeEach(async () => {
  base = await mkdtemp(path.join(os.tmpdir(), 'holdfast-names-'))
})
afterEach(() => rm(base, { recursive: true, force: true }))

async function addContainer(id: string, settings: object | string): Promise<void> {
  const folder = path.join(base, 'containers', id)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `${id}-json.log`), `line of ${id}\n`)
  await writeSettings(id, settings)
}

async function writeSettings(id: string, settings: object | string): Promise<void> {
  const file = path.join(base, 'containers', id, 'config.v2.json')
  await writeFile(file, typeof settings === 'string' ? settings : `${JSON.stringify(settings)}\n`)
}

async function nameOnce(): Promise<string[]> {
  const env = { ...process.env, ONCE: '1', CONTAINERS: path.join(base, 'containers'), NAMES: path.join(base, 'names') }
  await run('sh', [script], { env })
  const entries = await readdir(path.join(base, 'names'), { recursive: true })
  return entries.filter((entry) => entry.endsWith('-json.log')).toSorted()
}

it('links each log file under its service and its container', async () => {
  await addContainer('aaa1', {
    Config: {
      Env: ['A={"Name":"/wrong","com.docker.compose.service":"wrong"}'],
      Labels: { 'com.docker.compose.project': 'shop', 'com.docker.compose.service': 'checkout' },
    },
    Name: '/shop-checkout-1',
    MountPoints: { '/data': { Name: 'volume' } },
  })
  await addContainer('bbb2', { Config: { Labels: { 'com.docker.swarm.service.name': 'web' } }, Name: '/web.1.x9' })
  await addContainer('ccc3', { Config: { Labels: {} }, Name: '/ledger' })
  expect(await nameOnce()).toEqual([
    '-/ledger/ccc3-json.log',
    'checkout/shop-checkout-1/aaa1-json.log',
    'web/web.1.x9/bbb2-json.log',
  ])
  expect(await readFile(path.join(base, 'names/checkout/shop-checkout-1/aaa1-json.log'), 'utf8')).toBe('line of aaa1\n')
})

it('follows a container that is renamed, and forgets one that is gone', async () => {
  await addContainer('aaa1', { Name: '/old' })
  await addContainer('bbb2', { Name: '/gone' })
  expect(await nameOnce()).toEqual(['-/gone/bbb2-json.log', '-/old/aaa1-json.log'])
  await writeSettings('aaa1', { Name: '/new' })
  const later = new Date(Date.now() + 5_000)
  await utimes(path.join(base, 'containers/aaa1/config.v2.json'), later, later)
  await rm(path.join(base, 'containers/bbb2'), { recursive: true })
  expect(await nameOnce()).toEqual(['-/new/aaa1-json.log'])
})

it('still reads a container whose name cannot be read, and lets no name out of its folder', async () => {
  await addContainer('0123456789abcdef', 'torn {')
  await addContainer('fedcba9876543210', { Name: '/../../etc' })
  expect(await nameOnce()).toEqual([
    '-/0123456789ab/0123456789abcdef-json.log',
    '-/fedcba987654/fedcba9876543210-json.log',
  ])
})

it('gives a file that Docker rotated the same name again', async () => {
  await addContainer('aaa1', { Name: '/ledger' })
  await nameOnce()
  const log = path.join(base, 'containers/aaa1/aaa1-json.log')
  await rename(log, `${log}.1`)
  await writeFile(log, 'next\n')
  expect(await nameOnce()).toEqual(['-/ledger/aaa1-json.log'])
  expect(await realpath(path.join(base, 'names/-/ledger/aaa1-json.log'))).toBe(await realpath(log))
})
