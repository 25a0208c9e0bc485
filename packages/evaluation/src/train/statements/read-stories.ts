import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MECHANISMS } from '@holdfast/analysis/knowledge/mechanisms'
import { z } from 'zod'
import { entriesOf } from '../../packs/packed-folder.ts'

const Role = z.enum(['cause', 'change', 'sign', 'effect', 'noise', 'routine', 'herring'])
export type StoryRole = z.infer<typeof Role>

const Line = z.tuple([Role, z.string()], z.enum(Object.keys(MECHANISMS)))
const Story = z.array(Line)

export interface StoryLine {
  readonly role: StoryRole
  readonly text: string
  /** What the line by itself speaks of; undefined where nobody has said it, as of what a told batch calls bad. */
  readonly mechanism: string | null | undefined
  /** Lines of one story are never split between training and test. */
  readonly story: string
}

const FOLDER = fileURLToPath(new URL('../../../stories/', import.meta.url))

const EVERYDAY: ReadonlySet<StoryRole> = new Set(['routine', 'herring'])
const isOfBatch = (name: string): boolean => name.startsWith('batch-')

/** Each file holds a story a line, written by hand or told of a batch: what is said in one incident, and what it is in it. */
export const readStories = (folder: string = FOLDER): StoryLine[] =>
  entriesOf(folder)
    .filter(({ name }) => name.endsWith('.jsonl'))
    .flatMap(({ name, path }) =>
      readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .flatMap((json, index) =>
          Story.parse(JSON.parse(json)).map(([role, text, mechanism]) => ({
            role,
            text,
            mechanism: mechanism ?? (isOfBatch(name) && !EVERYDAY.has(role) ? undefined : null),
            story: `${name}:${index + 1}`,
          })),
        ),
    )

export const fileOfStory = (story: string): string => story.slice(0, story.lastIndexOf(':'))
