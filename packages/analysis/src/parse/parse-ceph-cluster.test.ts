import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['osd.3 (osd.3) 118 : cluster [ERR] 4.1f scrub 2 errors', 'osd.3', 'error', '4.1f scrub 2 errors'],
  ['mon.b (mon.1) 9 : audit [DBG] from=admin cmd=status', 'mon.b', 'debug', 'from=admin cmd=status'],
  ['mgr.node1 (mgr.4120) 77 : cluster [SEC] key rotated', 'mgr.node1', 'warn', 'key rotated'],
  ['mon.a mon.0 10.1.2.3:6789/0 5 : cluster [INF] HEALTH_OK', 'mon.a', 'info', 'HEALTH_OK'],
  ['osd.7 [v2:10.1.2.3:6800/4,v1:10.1.2.3:6801/4] 5 : [WRN] slow request', 'osd.7', 'warn', 'slow request'],
])("names the daemon in a cluster's log: %s", (text, service, level, message) =>
  expect(readLine(`2026-03-04T05:06:07.891234+0000 ${text}`)).toMatchObject({
    level,
    message,
    timestampMs: Date.UTC(2026, 2, 4, 5, 6, 7, 891),
    entities: { service },
  }),
)
