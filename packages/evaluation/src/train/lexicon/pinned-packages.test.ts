import { LEXICON_WEIGHTS } from '@holdfast/analysis/frame/lexicon-weights'
import { expect, it } from 'vitest'
import { hashOfPinnedPackages, readPinnedPackages } from './pinned-packages.ts'

it('the weights that the engine carries were learned from the packages that are pinned', () => {
  expect(LEXICON_WEIGHTS.pinned).toBe(hashOfPinnedPackages())
  expect(LEXICON_WEIGHTS.packages).toBe(readPinnedPackages().length)
})

it('pins a package once', () => {
  const names = readPinnedPackages().map(({ registry, name }) => `${registry} ${name}`)
  expect(new Set(names).size).toBe(names.length)
})
