import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (text: string) => {
  const [event] = readTexts({ 'core-sw1.log': text })
  const { host, service, logger } = event?.entities ?? {}
  return [event?.level ?? null, host ?? null, service ?? null, logger ?? null, event?.message]
}

it.each([
  [
    'Jul 1 2024 01:04:28+01:00 core-sw1 IFNET/4/LINK_UPDOWN: port 5 went down',
    ['warn', 'core-sw1', 'core-sw1', 'IFNET', 'port 5 went down'],
  ],
  [
    'Jul 1 2024 01:04:28+01:00 core-sw1 FAN/2/FAULT(l)[12]: fan 2 stopped',
    ['fatal', 'core-sw1', 'core-sw1', 'FAN', 'fan 2 stopped'],
  ],
  [
    '%Jul  1 01:04:28:123 2024 core-sw1 SHELL/5/SHELL_LOGIN: anna logged in',
    ['info', 'core-sw1', 'core-sw1', 'SHELL', 'anna logged in'],
  ],
  [
    'Jul  1 2024 01:04:28 core-sw1 %%01IFNET/4/IF_STATE(l)[0]:port 5 is down',
    ['warn', 'core-sw1', 'core-sw1', null, '%%01IFNET/4/IF_STATE(l)[0]:port 5 is down'],
  ],
  [
    '%%01IFNET/4/IF_STATE(l)[0]:port 5 is down',
    ['warn', null, 'core-sw1', null, '%%01IFNET/4/IF_STATE(l)[0]:port 5 is down'],
  ],
  ['Jul 1 2024 01:04:28+01:00 web-1 usr/sbin/cron: started', [null, 'web-1', 'cron', null, 'started']],
])('reads part, severity and event of a device: %s', (text, expected) => expect(read(text)).toEqual(expected))
