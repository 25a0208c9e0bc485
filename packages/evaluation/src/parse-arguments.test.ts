import { expect, it } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

it('reads folders, the seed and how many', () => {
  expect(parseArguments(['a', '--generate', '7', '--count', '3', 'b', '--json'])).toEqual({
    json: true,
    answers: false,
    replay: null,
    record: null,
    investigate: null,
    desk: null,
    orders: false,
    parallel: 1,
    crossValidate: false,
    ablate: false,
    verdicts: false,
    pack: false,
    folders: ['a', 'b'],
    generate: { seed: 7, count: 3, out: null },
  })
  expect(parseArguments([])).toEqual({
    json: false,
    answers: false,
    replay: null,
    record: null,
    investigate: null,
    desk: null,
    orders: false,
    parallel: 1,
    crossValidate: false,
    ablate: false,
    verdicts: false,
    pack: false,
    folders: [],
    generate: null,
  })
  expect(parseArguments(['--answers']).answers).toBe(true)
  expect(parseArguments(['--replay', 'recordings']).replay).toBe('recordings')
  expect(parseArguments(['--investigate', 'cases', '--record', 'kept'])).toMatchObject({
    investigate: 'cases',
    record: 'kept',
    orders: false,
    parallel: 1,
  })
  expect(parseArguments(['--investigate', 'cases', '--desk', 'desk', '--parallel', '4'])).toMatchObject({
    desk: 'desk',
    parallel: 4,
  })
})

it.each([
  [['--generate', 'x']],
  [['--count', '3']],
  [['--loud']],
  [['--answers', 'a']],
  [['--answers', '--replay', 'a']],
  [['--replay', 'a', '--generate', '7']],
  [['--replay', 'a', '--record', 'b']],
  [['--pack']],
  [['--investigate', 'a', '--replay', 'b', '--record', 'c']],
  [['--desk', 'a', '--replay', 'b']],
  [['--desk', 'a', '--record', 'b']],
  [['--investigate', 'a', '--answers']],
  [['--parallel', '2']],
  [['--pack', 'a', '--answers']],
  [['--ablate', 'a']],
  [['--verdicts', '--generate', '7']],
  [['--cross-validate', 'a']],
  [['--cross-validate', '--answers']],
])('refuses %j', (argv) => expect(() => parseArguments(argv)).toThrow(UsageError))
