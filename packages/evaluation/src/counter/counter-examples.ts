import type { GeneratedCase } from '../generate/generate-case.ts'
import { says, writeLog, type Expected } from './write-log.ts'

/** A case that a rule of thumb gets wrong, and its control: the same story without what the rule falls for. */
export interface CounterExample {
  readonly about: string
  readonly trap: GeneratedCase
  readonly control: GeneratedCase
}

const HOUR = 3_600
const HALF = HOUR / 2
const SEVERE = ['critical', 'high', 'medium']
const blame = (service: string, ...words: string[]): Expected => ({
  cause: { allOf: [words] },
  services: [service],
  severity: SEVERE,
})

type Tell = (name: string, said: string) => GeneratedCase

const pair = (about: string, name: string, tell: Tell, trap: string, control: string): CounterExample => ({
  about,
  trap: tell(name, trap),
  control: tell(`${name}-control`, control),
})

const refusesOne: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('tariff-api', [0, HOUR, 1], (n) => `GET /tariffs/${300 + n} 200 in ${8 + (n % 11)} ms`),
      ...says('tariff-api', [HALF, HOUR, 4], (n) => `GET /tariffs?offset=${n * 50} ${said}`, { level: 'warn' }),
    ],
    null,
  )

const namedLike: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('warehouse', [0, HOUR, 2], (n) => `picked bin ${n} for parcel ${6_000 + n}`),
      ...says(said, [0, HOUR, 2], (n) => `parcel ${6_000 + n} handed over`),
      ...says('warehouse', [HALF, HOUR, 5], (n) => `bin ${n} has a count below zero`, { level: 'error', isRoot: true }),
      ...says(said, [HALF + 2, HOUR, 5], (n) => `parcel ${9_000 + n} waits for its bin`, { level: 'error' }),
    ],
    { ...blame('warehouse', 'bin', 'count', 'below zero'), victims: [said] },
  )

const honestReason: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('archiver', [0, HALF, 2], (n) => `volume ${n} archived`),
      ...says('archiver', [HALF, HOUR, 3], (n) => `volume ${n} not archived, ${said}: tape library is offline`, {
        level: 'error',
        isRoot: true,
      }),
    ],
    blame('archiver', 'tape', 'offline'),
  )

const stateInText: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('shelf-b', [0, HOUR, 6], (n) => `beat ${n}`),
      ...says('pool-watch', [0, HOUR, 60], (n) => `scan ${n} fine`),
      ...says('pool-watch', [HALF, HOUR, 25], () => `pool tank ${said}: disk sdf is gone, no spare left`, {
        level: 'error',
        isRoot: true,
      }),
    ],
    blame('pool-watch', 'disk', 'sdf', 'pool'),
  )

const printsItsVersion: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('rotate-keys', [0, 2 * HOUR, 600], () => said, { isEven: true }),
      ...says('rotate-keys', [2, 2 * HOUR + 2, 600], () => '9 keys looked at, none is due', { isEven: true }),
      ...says('shop', [0, 2 * HOUR, 6], (n) => `GET /shelf/${n} 200`),
    ],
    null,
  )

const lockBefore: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('billing', [0, HOUR, 2], (n) => `invoice ${n} written`),
      ...says('billing', [HALF - 50, HALF - 49, 1], () => said),
      ...says('billing', [HALF, HOUR, 5], () => "TypeError: Cannot read properties of null (reading 'currency')", {
        level: 'error',
        isRoot: true,
      }),
    ],
    {
      ...blame('billing', 'currency', 'null', 'TypeError'),
      cause: { allOf: [['currency', 'null', 'TypeError', 'bug']], mustNot: ['lock', 'deploy', 'release'] },
    },
  )

const stopsTalking: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('quotes', [0, HOUR * 0.66, 1], (n) => `quote ${n} ${said}`, { isRoot: false }).map((one, index, all) => ({
        ...one,
        isRoot: index === all.length - 1,
      })),
      ...says('portal', [0, HOUR, 1], (n) => `page ${n} shown`),
    ],
    blame('quotes', 'silen', 'stop', 'quiet', 'no longer'),
  )

const secondSilence: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('booking', [0, HOUR * 0.66, 1], (n) => `booking ${n} entered`).map((one, index, all) => ({
        ...one,
        isRoot: index === all.length - 1,
      })),
      ...says('portal', [0, HOUR, 1], (n) => `page ${n} shown`),
      ...says('letters', [0, HOUR, 2], (n) => `letter ${n} sent`),
      ...(said === '' ? [] : says('letters', [HOUR / 3, HOUR, 5], (n) => `flyer ${n} ${said}`, { level: 'error' })),
    ],
    blame('booking', 'silen', 'stop', 'quiet', 'no longer'),
  )

const killedByProbe: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('till', [0, HALF - 5, 1], (n) => `sale ${n} rung up`),
      ...says('till', [HALF, HALF + 60, 2.5], (n) => `sale ${40_000 + n} failed: drawer threads are stuck`, {
        level: 'error',
        isRoot: true,
      }),
      ...says('till', [HALF + 62, HALF + 63, 1], () => said),
      ...says('till', [HALF + 68, HALF + 69, 1], () => 'till 2.8.1 up, 6 threads'),
      ...says('till', [HALF + 70, HOUR, 1], (n) => `sale ${8_000 + n} rung up`),
    ],
    blame('till', 'thread', 'stuck', 'drawer'),
  )

const alwaysThere: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('kiosk', [0, HOUR, 4], (n) => `ticket ${n} printed`),
      ...says(
        'kiosk',
        [said === 'always' ? 1 : HALF, HOUR, said === 'always' ? 31 : 16],
        (n) => `ticket ${9_000 + n} lost: issuer closed our account`,
        {
          level: 'error',
          isRoot: true,
        },
      ),
    ],
    blame('kiosk', 'issuer', 'account', 'closed'),
  )

const oneMistypes: Tell = (name, said) =>
  writeLog(
    name,
    [
      ...says('members', [0, HOUR, 2], (n) => `member ${n} let in`),
      ...says('members', [HALF, HALF + 1, 1], () => said, { level: 'error' }),
    ],
    null,
  )

export const counterExamples = (): CounterExample[] => [
  pair(
    'one client over its quota is no outage',
    'refuses-one',
    refusesOne,
    '429 for 198.51.100.4: above its 30 a minute',
    '200 for 198.51.100.4: within its 30 a minute',
  ),
  pair('a name is no reason to blame', 'named-router', namedLike, 'parcel-router', 'parcel-flow'),
  pair('a name is no reason to blame', 'named-switch', namedLike, 'ups-bridge', 'van-bridge'),
  pair('an honest line may say "root cause"', 'root-cause', honestReason, 'root cause', 'reason'),
  pair(
    'an honest line may state its severity',
    'state-severity',
    stateInText,
    'state=degraded severity=critical',
    'mode=degraded prio=critical',
  ),
  pair(
    'a job that prints its version does not crash',
    'prints-version',
    printsItsVersion,
    'Starting rotate-keys version 3.0.7',
    'rotate-keys looks at its keys',
  ),
  pair(
    'a lock that is released is no release',
    'lock-released',
    lockBefore,
    'advisory lock 12 released',
    'advisory lock 12 is free',
  ),
  pair('what completes its work can fall silent', 'silent-completed', stopsTalking, 'completed', 'sent'),
  pair(
    'a silence is not part of any open incident',
    'second-silence',
    secondSilence,
    'not drawn: layout summer.tpl is missing',
    '',
  ),
  pair(
    'a stop by a probe was not planned',
    'killed-by-probe',
    killedByProbe,
    'received SIGTERM from kubelet after 3 failed liveness probes',
    'replaced by kubelet after 3 failed liveness probes',
  ),
  pair('an outage may be there from the first line', 'always-there', alwaysThere, 'always', 'later'),
  pair(
    'one who mistypes is no outage',
    'mistypes',
    oneMistypes,
    'member 4411: access code does not match, try again',
    'member 4411: let in at the second try',
  ),
]
