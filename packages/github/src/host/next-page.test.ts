import { expect, it } from 'vitest'
import { nextPage } from './next-page.ts'

it.each([
  ['<https://h/x?page=2>; rel="next", <https://h/x?page=9>; rel="last"', 'https://h/x?page=2'],
  ['<https://h/x?page=1>; rel="prev"', null],
  ['<https://evil/x?page=2>; rel="next"', null],
  ['<nonsense>; rel="next"', null],
  [null, null],
])('%s leads to %s', (link, next) => {
  expect(nextPage(link, 'https://h/api')).toBe(next)
})
