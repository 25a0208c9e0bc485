import { expect, it } from 'vitest'
import { readLines } from '../../test/misread-layout.ts'

const at = '2023-08-16 08:52:59.616000000 +0000'

it.each([
  ['the last part of the tag', `${at} prod.tv.ingest: {"sev":"err","text":"no profile 894"}`, 'ingest'],
  ['the part before the kind of the file', `${at} shop.nginx.access: {"sev":"err","text":"no profile 894"}`, 'nginx'],
  ['the container', `${at} kube.prod.x: {"log":"ERROR no profile 894","container":"label-print"}`, 'label-print'],
  [
    'the container of an envelope',
    `${at} kube.prod.x: {"log":"ERROR no profile 894","stream":"stdout","container":"label-print"}`,
    'label-print',
  ],
  [
    'the last part of the tag of an envelope',
    `${at} kube.prod.epg: {"log":"ERROR no profile 894\\n","stream":"stdout"}`,
    'epg',
  ],
  ['the service', `${at} prod.x: {"level":"error","msg":"no profile 894","service":"epg"}`, 'epg'],
])('behind a collector’s tag speaks %s', (_, text, service) => {
  expect(readLines([text, text, text])[0]).toMatchObject({
    level: 'error',
    message: 'no profile 894',
    entities: { service },
  })
})

it('takes a logger for no tag', () => {
  const [event] = readLines([`${at} org.acme.Cart: {"level":"error","msg":"no profile 894"}`])
  expect(event?.entities.service).not.toBe('Cart')
})
