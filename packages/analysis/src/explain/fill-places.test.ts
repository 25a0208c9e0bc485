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
        expect(command).toMatch(/^kubectl logs (?:<service>|[A-Za-z0-9_][A-Za-z0-9_.:/@-]*)$/)
      }),
    )
  })

  it.each(['$(reboot)', 'a; rm -rf /', '`id`', '--help', '-rf', 'a b', "a'b", 'x\ny'])('does not take %j', (value) => {
    expect(fillCommand('cat {file}', { file: value })).toBe('cat <file>')
  })
})

describe('a sentence', () => {
  it('has no control characters of the log', () => {
    expect(fillSentence('{peer} is down.', { peer: 'db\u001b[31m\n1' })).toBe('db [31m 1 is down.')
  })

  it('reads on where a place is unknown', () => {
    expect(fillSentence('{peer} refuses connections.', {})).toBe('its dependency refuses connections.')
  })
})

describe('a sentence about a service that no line names', () => {
  it.each([
    ['Disk full under {service}', 'Disk full'],
    ['The disk of the database {service} is full', 'The disk of the database is full'],
    ['{service} has run out of a limited resource', 'The process has run out of a limited resource'],
    ['{service}: deadlock', 'deadlock'],
    ['Errors end. {service} stops.', 'Errors end. The process stops.'],
  ])('%s', (template, sentence) => expect(fillSentence(template, {})).toBe(sentence))
})
