import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serveSpa } from './serve-spa.ts'

let folder: string
let app: ReturnType<typeof fastify>

const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-spa-'))
  await mkdir(path.join(folder, 'assets'))
  await write('index.html', 'the page')
  await write('favicon.svg', '<svg/>')
  await write('assets/old.js', 'old')
  await write('assets/old.js.br', 'packed')
  app = fastify()
  await serveSpa(app, { folder })
})

afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the built application', () => {
  it('is the page at every path that is not a server’s or a file’s', async () => {
    expect((await app.inject('/dashboard/incidents')).body).toBe('the page')
    expect((await app.inject('/favicon.svg')).body).toBe('<svg/>')
    expect((await app.inject('/api/v1/nothing')).statusCode).toBe(404)
    expect((await app.inject('/assets/nothing.js')).statusCode).toBe(404)
  })

  it('sends its parts packed, to be kept forever', async () => {
    const answer = await app.inject({ url: '/assets/old.js', headers: { 'accept-encoding': 'br' } })
    expect(answer.body).toBe('packed')
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect((await app.inject('/')).headers['cache-control']).toBe('no-cache')
  })

  it('has the parts of a build that replaced it', async () => {
    await rm(path.join(folder, 'assets/old.js'))
    await write('assets/new.js', 'new')
    await write('index.html', 'the new page')
    expect((await app.inject('/assets/new.js')).body).toBe('new')
    expect((await app.inject('/assets/old.js')).statusCode).toBe(404)
    expect((await app.inject('/')).body).toBe('the new page')
  })

  it('gives away no file beside it', async () => {
    for (const url of [
      '/assets/../../etc/passwd',
      '/assets/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%2f..%2fetc%2fpasswd',
    ]) {
      const { body, statusCode } = await app.inject(url)
      expect(statusCode === 200 ? body : 'refused').toMatch(/^(?:the page|refused)$/)
    }
  })
})
