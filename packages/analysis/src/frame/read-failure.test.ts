import { describe, expect, it } from 'vitest'
import { readFailure } from './read-failure.ts'

describe('reading an unknown line by its syntax', () => {
  it.each([
    {
      line: 'error while ingesting write request\nerr=send to ingesters: failed pushing to ingester-5: user=shop: per-user series limit of 300 exceeded',
      failure: { reason: 'per-user series limit of 300 exceeded' },
      means: /a limit is reached/,
    },
    {
      line: 'reject: RCPT: 554 5.7.1 Service unavailable; Client host [203.0.113.9] blocked using bl.example.org; Error: open resolver; https://check.example.org/',
      failure: { action: null, subject: 'Client host 203.0.113.9', state: 'was blocked' },
      means: /.*/,
    },
    {
      line: 'The data directory was initialized by PostgreSQL version 13, which is not compatible with this version 17.0',
      failure: {
        subject: 'data directory',
        state: 'was initialized by PostgreSQL version 13',
        more: 'which is not compatible with this version 17.0',
      },
      means: /.*/,
    },
    {
      line: "ls: '/srv/in': No such file or directory",
      failure: { action: 'could not find /srv/in' },
      means: /does not exist/,
    },
    {
      line: 'bash: line 3: jq: command not found',
      failure: { action: 'could not find jq' },
      means: /missing/,
    },
    {
      line: '/usr/bin/env: ‘bash\\r’: No such file or directory',
      failure: { action: 'could not find bash\\r' },
      means: /line ends of Windows/,
    },
    {
      line: 'proxy: 404: not found',
      failure: { action: null },
      means: /.*/,
    },
    {
      line: 'Task threw an uncaught and unrecoverable exception',
      failure: {},
      means: /^$/,
    },
    {
      line: 'could not book posting 883: exchange rate for SEK is older than 24 h',
      failure: { action: 'could not book posting 883', reason: 'exchange rate for SEK is older than 24 h' },
      means: /out of date/,
    },
    {
      line: 'Slow script detected: still in execution after 5000 milliseconds. You can try killing it. Script name is: 78634d62ddac2cff.',
      failure: { reason: 'still in execution after 5000 milliseconds' },
      means: /.*/,
    },
    {
      line: 'export tenant acme: write chunk 14: open /mnt/archive/14.parquet: read-only file system',
      failure: {
        action: 'could not export tenant acme',
        reason: 'open /mnt/archive/14.parquet, read-only file system',
      },
      means: /read-only/,
    },
    {
      line: 'relay smtp-out.example.org refused the message: 554 5.7.1 sender domain is blocklisted',
      failure: { subject: 'message', state: 'was refused by relay smtp-out.example.org' },
      means: /block list/,
    },
    {
      line: 'oscillator failed, low voltage detected, date/time is not reliable.',
      failure: { subject: 'oscillator', state: 'failed', more: 'low voltage detected, date/time is not reliable' },
      means: /.*/,
    },
    {
      line: 'change on VD 0: Current Write Policy: Write Through; Previous Write Policy: Write Back; Event ID: 54',
      failure: { action: null },
      means: /.*/,
    },
    {
      line: 'label 14545 could not be printed',
      failure: { subject: 'label 14545', state: 'could not be printed', more: null, reason: null },
      means: /^$/,
    },
    {
      line: 'GenServer Rooms.Tracker terminating\n** (FunctionClauseError) no function clause matching in Rooms.merge/2',
      failure: { reason: 'no function clause matching in Rooms.merge/2' },
      means: /no case for that value/,
    },
  ])('$line', ({ line, failure, means }) => {
    const read = readFailure(line)
    expect(read).toMatchObject(failure)
    expect(read.known?.says ?? '').toMatch(means)
  })

  it('tells a dependency that fails from a fault of its own', () => {
    expect(readFailure('fetch of rates failed: connection reset by peer').known?.side).toBe('peer')
    expect(readFailure('fetch of rates failed: no space left on device').known?.side).toBe('own')
  })

  it('prefers a reason that says something to one that could be said of anything', () => {
    expect(readFailure('invalid upload: checksum mismatch').known?.says).toMatch(/checksum/)
  })

  it.each([
    { line: 'could not book posting job=7 err="clock=12 is ahead" took=4s', reason: 'clock=12 is ahead' },
    { line: 'could not book posting job=7 err=lease is gone  took=4s', reason: 'lease is gone' },
    { line: 'could not book posting job=7 took=4s err=lease is gone', reason: 'lease is gone' },
    { line: 'could not book posting job=7 cause=lease msg="renewal was refused"', reason: 'renewal was refused' },
  ])('takes the reason from the fields of $line', ({ line, reason }) => {
    expect(readFailure(line).reason).toBe(reason)
  })
})

it('ends a long phrase between two words', () => {
  const buffered =
    'an upstream response is buffered to a temporary file /var/cache/nginx/proxy_temp/3/1/0000000177 while reading upstream'
  expect(readFailure(buffered)).toMatchObject({
    subject: 'an upstream response',
    state: 'is buffered to a temporary file',
    more: expect.stringMatching(/^\/var\/cache\/nginx\/proxy_temp\/3/),
  })
})

it('does not part a clock', () => {
  const { subject, state } = readFailure(
    'the system time has changed to 2026-07-31T07:14:42.966Z from 2026-07-31T07:07:26.966Z',
  )
  expect([subject, state]).toEqual(['system time', 'has changed'])
})

it('takes no part of a word for a verb', () => {
  expect(readFailure('pump two failsafe relay armed')).toMatchObject({ action: null, subject: null, state: null })
})
