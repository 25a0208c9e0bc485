import { expect, it } from 'vitest'
import { groupingAccuracy } from './grouping-accuracy.ts'

it('counts lines of groups that are exactly right, and groups by F1', () => {
  // A whole, B split in two, C and D merged: 4 of 10 lines, 1 of 4 groups on each side.
  expect(groupingAccuracy('1111223444'.split(''), 'AAAABBBCCD'.split(''))).toEqual({
    ga: 0.4,
    fga: 0.25,
    predictedGroups: 4,
    trueGroups: 4,
  })
})

it('does not care for names', () =>
  expect(groupingAccuracy('xxyyz'.split(''), 'AABBC'.split(''))).toMatchObject({ ga: 1, fga: 1 }))
