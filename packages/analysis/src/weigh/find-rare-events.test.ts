import { expect, it } from 'vitest'
import { createDigester } from '../digest/create-digester.ts'
import { observeWorld } from '../detect/world.ts'
import { every } from '../../test/steady-lines.ts'
import { readTexts } from '../../test/analyze-texts.ts'
import { renderOutage, type OutageLine } from '../../test/outage.ts'
import { findRareEvents } from './find-rare-events.ts'

const eventsIn = (...services: readonly (readonly OutageLine[])[]): string[] => {
  const digester = createDigester()
  const lines = services.flat().toSorted((a, b) => a.atMs - b.atMs)
  for (const event of readTexts(renderOutage(lines))) digester.add(event)
  return findRareEvents(observeWorld(digester.finish())).map(({ event }) => event.message)
}

const shop = every('shop', [0, 1200], 2, (index) => `order ${index} stored`)

it('is what a tool does that begins to speak only then', () =>
  expect(
    eventsIn(
      shop,
      every('zonetool', [900, 901], 1, () => 'user changed record shop-db to 10.4.2.9'),
    ),
  ).toContain('user changed record shop-db to 10.4.2.9'))

it('is no start of a service that speaks from the beginning, nor everyday words of one that begins later', () =>
  expect(
    eventsIn(
      every('zonetool', [0, 1], 1, () => 'user changed record shop-db to 10.4.2.9'),
      shop,
      every('greeter', [900, 901], 1, () => 'good evening to everybody here'),
    ),
  ).toEqual([]))
