import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { learnStatements, STATEMENT_WEIGHTS_FILE } from './write-statement-weights.ts'

it('gives the weights that are shipped, to the byte', () =>
  expect(learnStatements()).toBe(readFileSync(STATEMENT_WEIGHTS_FILE, 'utf8')))
