import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GeneratedCase } from '../generate/generate-case.ts'
import { writeCase } from '../generate/write-case.ts'
import { runEngine } from '../run-engine.ts'
import { scoreCase } from '../score/score-case.ts'
import { isRightVerdict, verdictOf } from '../score/verdict-of.ts'
import { counterExamples } from './counter-examples.ts'

export interface CounterScore {
  readonly about: string
  readonly name: string
  readonly trap: string
  readonly control: string
  readonly isRight: boolean
}

export function scoreCounterExamples(): CounterScore[] {
  const parent = mkdtempSync(join(tmpdir(), 'counter-'))
  const judge = (one: GeneratedCase): string => verdictOf(scoreCase(writeCase(parent, one), runEngine))
  try {
    return counterExamples().map(({ about, trap, control }) => {
      const verdicts = { trap: judge(trap), control: judge(control) }
      return { about, name: trap.truth.name, ...verdicts, isRight: Object.values(verdicts).every(isRightVerdict) }
    })
  } finally {
    rmSync(parent, { recursive: true })
  }
}
