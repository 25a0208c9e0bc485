import { expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'
import { sectionOf } from './section-of.ts'

it.each([
  ['==> /var/log/acme/till.log <==', 'till'],
  ['==> till.log.1 <==', 'till'],
  ['### /srv/press/logs/error.log ###', 'press'],
  ['===== file: /opt/gate/out.log =====', 'gate'],
  ['*** ERROR ***', undefined],
  ['==> /var/log/gate/messages <==', 'gate'],
  ['==> /var/log/messages <==', null],
  ['*** /dev/sda1 ***', undefined],
  ['==> Booting Puma', undefined],
  ['===> main.ts <===', undefined],
  ['--- a/src/cart.ts ---', undefined],
])('knows whose lines follow %s', (text, expected) => expect(sectionOf(text)).toBe(expected))

it('names each file of several, and joins no banner to a record', () => {
  const events = readTexts({
    'app.log':
      '==> /var/log/till.log <==\n2026-05-07T10:15:00Z ERROR drawer is stuck\n\n==> /var/log/press.log <==\n2026-05-07T10:15:01Z INFO ink is low\n==> /var/log/messages <==\n2026-05-07T10:15:02Z INFO rain\n',
  })
  expect(events.map(({ message, entities }) => [message, entities.service])).toEqual([
    ['==> /var/log/till.log <==', 'till'],
    ['drawer is stuck', 'till'],
    ['==> /var/log/press.log <==', 'press'],
    ['ink is low', 'press'],
    ['==> /var/log/messages <==', undefined],
    ['rain', undefined],
  ])
})
