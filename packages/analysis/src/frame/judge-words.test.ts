import { describe, expect, it } from 'vitest'
import { judgeWords } from './judge-words.ts'

const LOW = 0.3
const HIGH = 0.5

describe('judgeWords', () => {
  it.each([
    'connection refused',
    'could not accept: too many open files',
    'no space left on device',
    'write /var/lib/data/segment.7: no space left on device',
    'quorum lost',
    'giving up after 5 attempts',
    'could not connect to server: Connection refused',
    'java.lang.OutOfMemoryError: Java heap space',
    'x509: certificate has expired or is not yet valid',
    'unable to resolve host ledger-db',
    'Unhandled exception in worker 3',
    'checksum mismatch',
  ])('hears that something is wrong in %j', (message) => {
    expect(judgeWords(message)).toBeGreaterThan(HIGH)
  })

  it.each([
    'no errors found',
    '0 failed',
    'failed=0',
    'without error',
    'error rate 0.0%',
    'Finished: 12 passed, 0 failed',
    'errors: 0, warnings: 0',
    'Backup completed, no problems detected',
    'healthcheck ok status=healthy failures=0',
    'sync done error=null',
  ])('hears what is denied in %j', (message) => {
    expect(judgeWords(message)).toBeLessThan(LOW)
  })

  it.each([
    'Starting server on port 8080',
    'checkpoint complete: wrote 512 buffers',
    'cache miss for key session-7',
    'retry succeeded after 2 attempts',
    'connection re-established',
    'Loaded 14 plugins in 3 s',
    'leader elected node-2',
  ])('hears the ordinary in %j', (message) => {
    expect(judgeWords(message)).toBeLessThan(LOW)
  })

  it('does not take a nought for the whole when other trouble is named', () => {
    expect(judgeWords('errors=0 dropped=3: unable to connect to the database')).toBeGreaterThan(judgeWords('errors=0'))
    expect(judgeWords('5 tests failed')).toBeGreaterThan(judgeWords('0 tests failed'))
  })

  it('answers between 0 and 1 whatever it is given', () => {
    for (const message of ['', ' ', '*', "'", '___', '…', 'Ünïcødé 日本語', '/', '0', 'a'.repeat(100_000), '\u0000'])
      expect(judgeWords(message)).toSatisfy((value: number) => value > 0 && value < 1)
  })
})
