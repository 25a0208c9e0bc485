import { expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

it('reads folders, the seed and how many', () => {
  expect(parseArguments(['a', '--generate', '7', '--count', '3', 'b', '--json'])).toEqual({
    json: true,
    folders: ['a', 'b'],
    generate: { seed: 7, count: 3, out: null },
  })
  expect(parseArguments([])).toEqual({ json: false, folders: [], generate: null })
})

it.each([[['--generate', 'x']], [['--count', '3']], [['--loud']]])('refuses %j', (argv) =>
  expect(() => parseArguments(argv)).toThrow(UsageError),
)
