import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { processTree, type Running } from './run-standalone.ts'
import { findChild, patient, useStandalone } from './use-standalone.ts'

const { start, startReady, leftOvers, folder, dataDir } = useStandalone()

it('serves the whole product on one port, and drains on SIGTERM without leaving anything behind', async () => {
  const holdfast = await startReady()
  expect(holdfast.output()).toMatch(/^holdfast ready on http:\/\/localhost:\d+$/m)
  expect(await (await fetch(`${holdfast.url}/ready`)).json()).toMatchObject({ status: 'ready' })
  expect(await (await fetch(`${holdfast.url}/dashboard/anything`)).text()).toContain('<div id="root">')
  expect((await fetch(`${holdfast.url}/api/v1/nothing-here`)).status).toBe(404)
  expect(await (await fetch(holdfast.metricsUrl)).text()).toContain('{process="Analysis worker 1"')

  const secrets = path.join(dataDir(), 'secrets.json')
  expect((await stat(secrets)).mode & 0o777).toBe(0o600)

  const pids = (await processTree(holdfast.process.pid ?? 0)).map(({ pid }) => pid)
  expect(pids.length).toBeGreaterThanOrEqual(4)
  holdfast.process.kill('SIGTERM')
  expect(await holdfast.ended).toBe(0)
  await expect.poll(() => leftOvers(pids), patient).toEqual([])
})

it('stops in good order when it is asked to while it starts', async () => {
  const holdfast = await start()
  await expect.poll(() => findChild(holdfast, 'postgres').catch(() => 0), patient).toBeGreaterThan(0)
  holdfast.process.kill('SIGTERM')
  expect(await holdfast.ended).toBe(0)
  expect(holdfast.output()).not.toContain('ready')
})

it('takes everything along when it is killed, and recovers at the next start', async () => {
  const first = await startReady()
  const secrets = await readFile(path.join(dataDir(), 'secrets.json'), 'utf8')
  const pids = (await processTree(first.process.pid ?? 0)).map(({ pid }) => pid)
  first.process.kill('SIGKILL')
  await expect.poll(() => leftOvers(pids), patient).toEqual([])

  await startReady()
  expect(await readFile(path.join(dataDir(), 'secrets.json'), 'utf8')).toBe(secrets)
})

const lines = (holdfast: Running): string[] => holdfast.output().trim().split('\n')

describe('refuses to start, with one sentence,', () => {
  it('where a setting is wrong', async () => {
    const holdfast = await start({ RETENTION_DAYS: 'soon', WORKERS: '0' })
    expect(await holdfast.ended).toBe(1)
    expect(lines(holdfast)).toEqual([
      'holdfast: Invalid settings:',
      '  RETENTION_DAYS: must be a number of days',
      '  WORKERS: must be 1 or more',
    ])
  })

  it('where others could read the mails', async () => {
    const holdfast = await start({ HOST: '0.0.0.0' })
    expect(await holdfast.ended).toBe(1)
    expect(holdfast.output()).toContain('HOST: others can reach this address')
  })

  it('where a port is taken', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => taken.once('listening', resolve))
    const address = taken.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const holdfast = await start({ OTLP_HTTP_PORT: String(port) })
    expect(await holdfast.ended).toBe(1)
    expect(lines(holdfast)).toEqual([
      `holdfast: Port ${port} is taken: stop what uses it, or set OTLP_HTTP_PORT to another port.`,
    ])
    taken.close()
  })

  it('where the data folder cannot be', async () => {
    const file = path.join(folder(), 'a-file')
    await writeFile(file, '')
    const holdfast = await start({ DATA_DIR: path.join(file, 'data') })
    expect(await holdfast.ended).toBe(1)
    expect(lines(holdfast)).toEqual([`holdfast: ${file}/data is not a folder: set DATA_DIR to a folder.`])
  })

  it('where another Holdfast has the data folder', async () => {
    await startReady()
    const second = await start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/^holdfast: Another Holdfast \(process \d+\) is already using this data folder\.$/m)
  })

  it('where the key of the data folder is damaged', async () => {
    const other = path.join(folder(), 'damaged')
    await mkdir(other)
    await writeFile(path.join(other, 'secrets.json'), '{"JWT_SECRET":')
    const holdfast = await start({ DATA_DIR: other })
    expect(await holdfast.ended).toBe(1)
    expect(lines(holdfast)).toEqual([
      `holdfast: ${path.join(other, 'secrets.json')} is damaged: bring it back from a backup.`,
    ])
  })
})
