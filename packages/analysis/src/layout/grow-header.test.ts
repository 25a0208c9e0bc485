import { expect, it } from 'vitest'
import { growHeader } from './grow-header.ts'
import { splitLine } from './split-line.ts'

const JOBS = ['PAYRUNS', 'GLPOSTS', 'TAPEARC']
const TEXTS = ['STEP STARTED', 'GDG FULL', 'NO INPUT', 'RECORDS WRITTEN', 'PERIOD OPENED', 'RETRY DONE']
const pick = (from: readonly string[], n: number): string => from[n % from.length] ?? ''

const columnsOf = (write: (job: string, n: number, text: string) => string): number =>
  growHeader(
    Array.from({ length: 30 }, (_, n) =>
      splitLine(`20220223 1845${10 + n} ${write(pick(JOBS, n), n, pick(TEXTS, n))}`),
    ),
    1,
  ).total

it('takes a few names in capitals before step and letter', () =>
  expect(columnsOf((job, n, text) => `${job} STEP0${n % 9}0 ${pick(['I', 'W', 'E'], n)} ${text}`)).toBe(4))

it('leaves names before a number to the message', () =>
  expect(columnsOf((job, n, text) => `${job} ${pick(['I', 'W', 'E'], n)} 04${n + 10} ${text}`)).toBe(1))
