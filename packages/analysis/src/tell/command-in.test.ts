import { expect, it } from 'vitest'
import { firstOf } from '../../test/first-of.ts'
import { readTexts } from '../../test/analyze-texts.ts'
import { commandIn } from './command-in.ts'
import { wordChange } from './describe-change.ts'

it.each([
  [
    'mara : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/usr/sbin/ufw deny 5432',
    { who: 'mara', did: 'ran', what: '/usr/sbin/ufw deny 5432' },
  ],
  [
    'verb=patch resource=nodepools name=web username=oidc:mara@example.org',
    { who: 'oidc:mara@example.org', did: 'patched', what: 'nodepools web' },
  ],
  ['pam_unix(sudo:session): session opened for user root', null],
])('%s', (message, command) => expect(commandIn(message)).toEqual(command))

it('is told as who did what', () => {
  const line =
    'Mar  2 10:00:00 web1 sudo[77]: mara : TTY=pts/0 ; PWD=/root ; USER=root ; COMMAND=/usr/sbin/ufw deny 5432'
  const event = firstOf(readTexts({ 'auth.log': line }))
  const change = {
    kind: 'event',
    timestampMs: 0,
    service: 'sudo',
    subject: null,
    version: null,
    event,
    count: 1,
  } as const
  expect(wordChange(change)).toBe('mara ran /usr/sbin/ufw deny 5432')
})
