import { describe, expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'

const services = (name: string, lines: readonly string[]): string[] => {
  const reader = createSourceReader(newSourceProfile(name, { name }))
  const events = [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
  return [...new Set(events.map((event) => event.entities.service ?? '-'))].sort()
}

const repeat = (write: (second: string, index: number) => readonly string[]): string[] =>
  Array.from({ length: 15 }, (_, index) => write(String(index + 10), index)).flat()

describe('who speaks in a stream of several', () => {
  it('is the program with its process', () => {
    const lines = repeat((s, i) => [
      `2026-04-05T08:34:${s}.943 INFO eta-updates[1113]: batch ${i}: 105 messages in 202 ms, acked`,
      `2026-04-05T08:34:${s}.949 INFO label-maker[802]: batch ${i}: 12 messages in 90 ms, acked`,
    ])
    expect(services('workers.log', lines)).toEqual(['eta-updates', 'label-maker'])
  })

  it('is the program with its process in round brackets, and no class with its line', () => {
    const lines = repeat((s, i) => [
      `2026-04-05T08:34:${s}.943 INFO net.radius(9003): batch ${i} acked`,
      `2026-04-05T08:34:${s}.949 INFO net.dhcp(5197): lease ${i} renewed`,
    ])
    expect(services('app.log', lines)).toEqual(['net.dhcp', 'net.radius'])
    expect(
      services(
        'app.log',
        lines.map((line, index) => line.replace(/\d+\)/, `${index + 100})`)),
      ),
    ).toEqual(['-'])
  })

  it('is the component of objects among lines of other programs', () => {
    const lines = repeat((s, i) => [
      `{"epoch":17${s}000000,"component":"album-api","how":"info","what":"album ${i} of ${s} opened"}`,
      `2026-04-05T08:34:${s}.949+00:00 web4 resizer[802]: INFO made ${i} pictures`,
    ])
    expect(services('app.log', lines)).toEqual(['album-api', 'resizer'])
    expect(
      services(
        'app.log',
        lines.filter((line) => line.startsWith('{')),
      ),
    ).toEqual(['-'])
  })

  it('is who sent the line, whose name stands before the clock', () => {
    const lines = repeat((s, i) => [
      `pull_orders: 2026-04-05 08:34:${s} INFO chunk ${i} rows=5000`,
      `warehouse: 2026-04-05 08:34:${s}.784 UTC [${i}] WARNING:  there is already a transaction in progress`,
    ])
    expect(services('batch-and-friends.log', lines)).toEqual(['pull_orders', 'warehouse'])
  })

  it('is one of several instances there, where other lines name a service', () => {
    const lines = repeat((s, i) => [
      `gw-eu1        2026-04-05T08:34:${s}Z GET /home 200 up=shop t=${i}ms`,
      `gw-eu2        2026-04-05T08:34:${s}Z GET /bag 200 up=shop t=${i}ms`,
      JSON.stringify({ time: `2026-04-05T08:34:${s}Z`, service: 'controller', level: 'info', msg: `${i} of 40` }),
    ])
    expect(services('night-watch.log', lines)).toEqual(['controller', 'gw-eu1', 'gw-eu2'])
  })

  it('is no pod, but what it runs', () => {
    const lines = repeat((s, i) => [
      `2026-04-05T08:34:${s}.463698659Z stdout F quote-2058869c4-6ec8b [2026-04-05T08:34:${s}.463+0000][info][gc] GC(${i}) Pause`,
      `2026-04-05T08:34:${s}.563698659Z stdout F quote-2058869c4-6ec8b 2026-04-05 08:34:${s}.563  INFO [main] c.h.Pricer - priced ${i}`,
    ])
    expect(services('quote.log', lines)).toEqual(['quote'])
  })

  it('is none of the processes that Foreman counts', () => {
    const lines = repeat((s, i) => [
      `thumbs.1  2026-04-05T08:34:${s}.651Z ERROR preview doc=${i} exit=1`,
      `orders.2  2026-04-05T08:34:${s}.651Z INFO order=${i} paid`,
    ])
    expect(services('all.log', lines)).toEqual(['orders', 'thumbs'])
  })

  it('is from whom to whom something goes', () => {
    const lines = repeat((s, i) => [
      `2024-12-08 12:50:${s},831 ADT_IN->LAB_OUT   ERROR [msgid ${i}] no answer`,
      `2024-12-08 12:50:${s},931 ORU_IN->EHR_OUT   INFO  [msgid ${i}] result ${i} sent`,
    ])
    expect(services('app.log', lines)).toEqual(['ADT_IN->LAB_OUT', 'ORU_IN->EHR_OUT'])
  })

  it.each([' -> ', ' => ', ' → ', '→'])(
    'is from whom to whom something goes, in a bracket and with%sbetween',
    (arrow) => {
      const lines = repeat((s, i) => [
        `2024-12-08 12:50:${s}.831 -05:00 [ADT_IN${arrow}LIS2] (error) no answer to message ${i}`,
        `2024-12-08 12:50:${s}.931 -05:00 [ORU_OUT${arrow}PACS] (info) result ${i} sent`,
      ])
      expect(services('app.log', lines)).toEqual([`ADT_IN${arrow}LIS2`, `ORU_OUT${arrow}PACS`])
    },
  )

  it.each(['[]', '()'])(
    'is the name behind the level between %s in a file that is named',
    ([open = '', close = '']) => {
      const lines = repeat((s, i) => [
        `2025-12-16T12:36:${s}.210Z INFO ${open}dunning${close} letter ${i} sent`,
        `2025-12-16T12:36:${s}.254Z INFO ${open}ledger${close} posting ${i} booked`,
        `2025-12-16T12:36:${s}.354Z WARN ${open}archive${close} disk is ${i} % full`,
      ])
      expect(services('erp.log', lines)).toEqual(['archive', 'dunning', 'ledger'])
    },
  )

  it.each(['at', 'um', 'le'])('is the name behind the level where a bracket at the end says “%s” when it was', (at) => {
    const lines = repeat((s, i) => [
      `WARN  [gateway] call ${i} repeated (attempt 1 of 9) (${at} 12 Sep 2023 03:56:${s}.382 UTC)`,
      `ERROR [quota] call ${i} refused (attempt 9 of 9) (${at} 12 Sep 2023 03:56:${s}.482 UTC)`,
    ])
    expect(services('app.log', lines)).toEqual(['gateway', 'quota'])
  })

  it('is the name between time and level', () => {
    const lines = repeat((s, i) => [
      `2025-12-16T12:36:${s}.210Z idm-2 INFO  token issued sub=u${i}`,
      `2025-12-16T12:36:${s}.354Z shop-1 INFO  GET /me 200 16ms`,
    ])
    expect(services('collected.log', lines)).toEqual(['idm-2', 'shop-1'])
  })

  it('is the kind of instance in capitals', () => {
    const lines = repeat((s, i) => [
      `2026-04-05T08:34:${s}.94+0200 [JOB/MAIL/${i % 3}] OUT sent ${i} letters`,
      `2026-04-05T08:34:${s}.95+0200 [GATE/${i % 4}] OUT route ${i} taken`,
    ])
    expect(services('app.log', lines)).toEqual(['GATE', 'JOB/MAIL'])
  })

  it('is the program of a numbered worker', () => {
    const lines = repeat((s, i) => [
      `16842276${s}130436 ERR [assets#${i}] Failed to load asset Tex_${i}`,
      `16842276${s}230436 INF [matchmaker#${i + 3}] Saved world state, ${i} entities`,
    ])
    expect(services('app.log', lines)).toEqual(['assets', 'matchmaker'])
  })

  it('is a program among others, though machines are named like it', () => {
    const lines = repeat((s, i) => [
      `23144 16:44:${s}.12 JOB072${s} CICSPRD  IEF7${s}W Clock differs by ${i} s`,
      `23144 16:44:${s}.42 JOB067${s} PAYRUN01 IEF1${s}D Checksum 799cce${s} verified`,
      `23144 16:44:${s}.62 JOB003${s} DB2MSTR  IEF2${s}W Skipped part ${i}: file is locked`,
    ])
    expect(services('app.log', lines)).toEqual(['CICSPRD', 'DB2MSTR', 'PAYRUN01'])
  })

  it('is the facility of an object, whatever stands before its key', () => {
    const lines = repeat((s, i) => [
      `{"host":"tw${i % 2}","short_message":"seat ${i} held","timestamp":17332470${s}.77,"level":6,"_facility":"seats"}`,
      `{"host":"tw${i % 2}","short_message":"letter ${i} sent","timestamp":17332470${s}.87,"level":5,"_facility":"mail-out"}`,
    ])
    expect(services('app.log', lines)).toEqual(['mail-out', 'seats'])
  })

  it('is no facility of syslog', () => {
    const lines = repeat((s, i) => [
      `{"host":"tw1","message":"seat ${i} held","timestamp":17332470${s}.77,"level":6,"facility":"daemon"}`,
      `{"host":"tw1","message":"letter ${i} sent","timestamp":17332470${s}.87,"level":5,"facility":"mail"}`,
    ])
    expect(services('app.log', lines)).toEqual(['-'])
  })

  it('is the device that writes to a collector without naming a program', () => {
    const lines = repeat((s, i) => [
      `Sep 21 10:30:${s} acc-3 %LINK-3-UPDOWN: Interface Gi1/0/${i}, changed state to down`,
      `Sep 21 10:30:${s} core-1 %LINK-3-UPDOWN: Interface Te1/0/${i}, changed state to up`,
    ])
    expect(services('netlog.log', lines)).toEqual(['acc-3', 'core-1'])
  })

  it('is the name before pairs, numbered or not, where others have theirs there', () => {
    const lines = repeat((s, i) => [
      `2026-04-05T08:34:${s}.943Z mixer level=info msg="poured" batch=${i}`,
      `2026-04-05T08:34:${s}.949Z oven-south-2 level=info msg="heated" batch=${i}`,
    ])
    expect(services('plant.log', lines)).toEqual(['mixer', 'oven-south-2'])
    expect(
      services(
        'plant.log',
        lines.slice(1).filter((_, index) => index % 2 === 0),
      ),
    ).toEqual(['plant'])
  })

  it('is the field that names it, however deep', () => {
    const lines = repeat((s, i) => [
      JSON.stringify({
        timestamp: `2026-01-01T00:00:${s}Z`,
        jsonPayload: { message: `poll ok ${i}`, component: 'poller' },
      }),
      JSON.stringify({
        timestamp: `2026-01-01T00:00:${s}Z`,
        jsonPayload: { message: `sent sms ${i}`, component: 'sms-out' },
      }),
    ])
    expect(services('export.jsonl', lines)).toEqual(['poller', 'sms-out'])
  })

  it('is the log group of a tail of several', () => {
    const lines = repeat((s, i) => [
      `2026-07-27T11:29:${s}.488Z /aws/lambda/resize 2026/07/27/[54]57cd779e${i} resized picture ${i}`,
      `2026-07-27T11:29:${s}.490Z /aws/lambda/mailer 2026/07/27/[9]22417514${i} sent mail ${i}`,
    ])
    expect(services('tail.txt', lines)).toEqual(['mailer', 'resize'])
  })
})

describe('the name of a file stays its service', () => {
  it('where a device names itself, and no program', () => {
    const lines = repeat((s, i) => [
      `<13>Mar 17 11:16:${s} wlc1 %DOT1X-5-FAIL: R0/0: wncd: Authentication failed for client ${i}`,
      `<13>Mar 17 11:16:${s} wlc1 %APMGR-3-ERR: Chassis 1 R0/0: wncd: Error in AP: ${i} reset`,
    ])
    expect(services('radio.log', lines)).toEqual(['radio'])
  })

  it.each([
    [
      'where the column counts threads',
      (s: string, i: number) => [
        `2026-09-10 03:44:${s}.988 INFO  [hsm-io-${i % 3}] c.f.s.HsmClient - cmd=CC rc=00`,
        `2026-09-10 03:44:${s}.989 INFO  [hsm-keepalive] c.f.s.HsmClient - cmd=NO rc=00`,
      ],
    ],
    [
      'where instances of one program say the same',
      (s: string, i: number) => [
        JSON.stringify({ time: `2026-01-01T00:00:${s}Z`, host: `node-${i % 4}`, msg: `paid order ${i}` }),
        JSON.stringify({ time: `2026-01-01T00:00:${s}Z`, host: `node-${i % 4}`, msg: `refunded order ${i}` }),
      ],
    ],
    [
      'where a program names its classes',
      (s: string, i: number) => [
        `2026-01-01T00:00:${s}.118Z DEBUG 1 --- [keeper] com.zaxxer.hikari.pool.HikariPool : stats ${i}`,
        `2026-01-01T00:00:${s}.119Z  INFO 1 --- [exec-3] c.v.passes.api.HoldController : hold ${i}`,
      ],
    ],
  ] as const)('%s', (_, write) => expect(services('payments.log', repeat(write))).toEqual(['payments']))
})
