import { eventCatalogue } from '@holdfast/contracts/events/catalogue'
import { expect, it } from 'vitest'
import { workerPipeline } from './pipeline.ts'

const started = new Set(workerPipeline.map(({ event }) => event.name))

it('starts something for every event that must not be lost, whoever published it', () => {
  const kept = eventCatalogue.filter(({ ifLost }) => ifLost === 'outbox').map(({ name }) => name)
  expect(kept.filter((name) => !started.has(name))).toEqual([])
})

it('starts something for every event that a sweep publishes again', () => {
  const swept = eventCatalogue.filter(({ ifLost }) => ifLost === 'swept').map(({ name }) => name)
  expect(swept.filter((name) => !started.has(name))).toEqual([])
})
