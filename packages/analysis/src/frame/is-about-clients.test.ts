import { describe, expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { isAboutClients } from './is-about-clients.ts'

const answer = (...lines: string[]) => isAboutClients(readTexts({ 'mail.log': lines.join('\n') }))

describe('lines about clients', () => {
  it.each([
    ['SSL_accept error from unknown[185.1.2.3]: -1', 'SSL_accept error from unknown[91.5.6.7]: -1'],
    ['Timeout before authentication for 81.2.3.4 port 4369', 'Timeout before authentication for 91.5.6.7 port 51'],
    ['45.9.8.7 already banned', '77.9.1.7 already banned'],
    ['login failed, rip=45.9.8.7, lip=10.2.0.9', 'login failed, rip=77.9.1.7, lip=10.2.0.9'],
  ])('are known by the addresses out in the world: %s', (...lines) => expect(answer(...lines)).toBe(true))

  it.each([
    'ERROR: canceling statement due to user request',
    'VOID 132.74 EUR customer cancelled at PIN entry (ABORTED)',
    'challenge abandoned by cardholder',
    'rc=05 do not honour',
    'rc=14 invalid card number',
    'client intended to send too large body: 50508109 bytes',
    'LOG: unexpected EOF on client connection with an open transaction',
    'ActionController::RoutingError (No route matches [GET] "/wp-login.php"):',
  ])('are known by what clients do: %s', (line) => expect(answer(line, line)).toBe(true))

  it.each([
    ['answer of db from 10.0.0.3 is late', 'answer of db from 10.0.0.4 is late'],
    ['reset by peer 185.1.2.3 while writing', 'reset by peer 185.1.2.3 while writing'],
    ['connect to 185.1.2.3 failed', 'connect to 91.5.6.7 failed'],
    ['timed out waiting for 10.1.2.3 port 22', 'timed out waiting for 10.1.2.4 port 22'],
  ])('are not those about a neighbour, one peer, or whom the service calls: %s', (...lines) =>
    expect(answer(...lines)).toBe(false),
  )
})
