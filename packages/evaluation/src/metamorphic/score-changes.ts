import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runEngine } from '../run-engine.ts'
import { scoreCase } from '../score/score-case.ts'
import { verdictOf } from '../score/verdict-of.ts'
import { readStory } from './story.ts'
import { SECOND, TRANSFORMS } from './transforms.ts'
import { writeStory } from './write-story.ts'

export interface ChangeScore {
  readonly transform: string
  /** Of so many cases that it applies to, the verdict of so many changes. */
  readonly cases: number
  readonly changed: number
  readonly examples: readonly string[]
}

const NAMED = 8

/** How many verdicts change when a story is told differently, by the way of telling. */
export function scoreChanges(folders: readonly string[]): ChangeScore[] {
  const parent = mkdtempSync(join(tmpdir(), 'retold-'))
  try {
    const changes = folders.flatMap((folder) => changesOf(folder, parent))
    return Object.keys(TRANSFORMS).map((transform) => {
      const own = changes.filter((one) => one.transform === transform)
      const changed = own.filter(({ before, after }) => comparable(before, transform) !== comparable(after, transform))
      return {
        transform,
        cases: own.length,
        changed: changed.length,
        examples: changed.slice(0, NAMED).map(({ name, before, after }) => `${name}: ${before} → ${after}`),
      }
    })
  } finally {
    rmSync(parent, { recursive: true })
  }
}

const MORE = ', and a false alarm'

/** Beside a second incident a report more or less proves nothing. */
const comparable = (verdict: string, transform: string): string =>
  transform === SECOND ? verdict.replace(MORE, '') : verdict

const verdict = (folder: string): string => verdictOf(scoreCase(folder, runEngine))

function changesOf(folder: string, parent: string) {
  const story = readStory(folder)
  const before = verdict(folder)
  return Object.entries(TRANSFORMS).flatMap(([transform, tell]) => {
    const told = tell(story)
    if (told === null) return []
    const retold = writeStory(mkdtempSync(join(parent, 'case-')), told)
    const after = verdict(retold)
    rmSync(retold, { recursive: true })
    return [{ transform, name: story.truth.name, before, after }]
  })
}
