import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

it("takes the label of each line of Dovecot's own file", () => {
  const events = readLines([
    'Nov 19 11:36:34 imap(operator7)<25035><f920011cdd3f>: Info: Disconnected: Logged out in=265 out=55181',
    'Nov 19 11:36:35 pop3-login: Info: Aborted login (auth failed, 4 attempts in 14 secs)',
    'Nov 19 11:37:11 master: Warning: service(imap): process_limit (1024) reached',
    'Nov 19 11:37:12 lmtp(4812, anna): Info: C9rNE: sieve: stored',
    'Nov 19 11:37:24 auth-worker(17444): Error: conn unix:auth-worker: Password query failed',
  ])
  expect(events.map(({ level, message }) => [level, message])).toEqual([
    ['info', 'Disconnected: Logged out in=265 out=55181'],
    ['info', 'Aborted login (auth failed, 4 attempts in 14 secs)'],
    ['warn', 'service(imap): process_limit (1024) reached'],
    ['info', 'C9rNE: sieve: stored'],
    ['error', 'conn unix:auth-worker: Password query failed'],
  ])
  expect(events.map(({ entities }) => entities.service)).toEqual([
    'imap',
    'pop3-login',
    'master',
    'lmtp',
    'auth-worker',
  ])
})

it('leaves what a program says behind a host, or behind its process', () => {
  const events = readLines([
    'Nov 19 11:36:34 web1 node: Error: connect ECONNREFUSED',
    'Nov 19 11:36:35 node[12]: Error: connect ECONNREFUSED',
  ])
  expect(events.map(({ message }) => message)).toEqual(['Error: connect ECONNREFUSED', 'Error: connect ECONNREFUSED'])
})
