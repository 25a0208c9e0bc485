import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillCommand, fillSentence } from './fill-places.ts'

describe('a command', () => {
  it('takes plain names', () => {
    expect(fillCommand('kubectl logs deployment/{service}', { service: 'order-service' })).toBe(
      'kubectl logs deployment/order-service',
    )
  })

  it('leaves visible what it does not know', () => {
    expect(fillCommand('nc -vz {peer_host}', {})).toBe('nc -vz <peer-host>')
  })

  it('never takes what a shell could read as more than a word', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const command = fillCommand('kubectl logs {service}', { service: value })
        expect(command).toMatch(/^kubectl logs (?:<service>|[A-Za-z0-9_/][A-Za-z0-9_.:/@-]*)$/)
      }),
    )
  })

  it.each(['$(reboot)', 'a; rm -rf /', '`id`', '--help', '-rf', 'a b', "a'b", 'x\ny'])('does not take %j', (value) => {
    expect(fillCommand('cat {file}', { file: value })).toBe('cat <file>')
  })
})

describe('a sentence', () => {
  it('has no control characters, quotes or brackets of the log', () => {
    expect(fillSentence('{peer} is down.', { peer: 'db\u001b[31m\n{1}"' })).toBe('db 31m 1 is down.')
  })

  it.each([
    ['Disk full[ under {service}]', 'Disk full', 'Disk full under media'],
    ['[{service} has|A process has] no memory left', 'A process has no memory left', 'media has no memory left'],
    ['The database[ {service}] is full.', 'The database is full.', 'The database media is full.'],
    ['[{peer}: {service}|{service}|Nobody] answers', 'Nobody answers', 'media answers'],
    ['Calls[ from {service}][ to {peer}] fail', 'Calls fail', 'Calls from media fail'],
    ['Errors end[ ({object})].', 'Errors end.', 'Errors end.'],
  ])('%s leaves out what is unknown', (template, without, with_) => {
    expect(fillSentence(template, {})).toBe(without)
    expect(fillSentence(template, { service: 'media' })).toBe(with_)
  })
})
