import { expect, it } from 'vitest'
import type { Figures } from '../score/figures.ts'
import type { Ablation } from './ablate.ts'
import { formatAblations, uselessTraits } from './format-ablations.ts'

const full: Figures = {
  incidents: 100,
  healthy: 20,
  top1: 0.7,
  top3: 0.8,
  victim: 0.1,
  falseAlarms: 0.2,
  severeAlarms: 0,
  calibrationError: 0,
  brier: 0.1,
}
const leftOut = (name: string, served: number, without: Partial<Figures> = {}): Ablation => ({
  model: 'alarm',
  name,
  at: 1,
  without: { ...full, ...without },
  changed: served,
  served,
  harmed: 0,
})
const ablations = {
  full,
  traits: [
    leftOut('idle', 2),
    leftOut('common', 3),
    leftOut('causes', 1, { top1: 0.69 }),
    leftOut('calms', 1, { falseAlarms: 0.3 }),
    leftOut('harms', 0, { top1: 0.71 }),
  ],
  silent: [{ model: 'root' as const, name: 'mute', at: 2 }],
}

it('lists what gains nothing and serves few families', () =>
  expect(uselessTraits(ablations).map(({ name }) => name)).toEqual(['idle', 'harms']))

it('says by how much each changes the figures', () => {
  const text = formatAblations(ablations)
  expect(text).toMatch(/alarm causes +-0\.01 +0 +0 +1 +1 +0/)
  expect(text).toMatch(/alarm calms +0 +0 +\+?0\.1 /)
  expect(text).toContain('Speak in no case: root mute.')
})
