import { join } from 'node:path'
import { writeFile } from '../packs/write-file.ts'
import type { CaseTruth, LineSet } from '../score/case-truth.ts'
import type { Story, StoryFile } from './story.ts'

/** Writes a story as a case, its truth's lines where they stand now, and answers the folder. */
export function writeStory(parent: string, story: Story): string {
  const folder = join(parent, story.truth.name)
  for (const file of story.files)
    writeFile(join(folder, file.name), `${file.lines.map(({ text }) => text).join('\n')}\n`)
  writeFile(join(folder, 'truth.json'), JSON.stringify(truthOf(story)))
  return folder
}

function truthOf({ truth, files }: Story): CaseTruth {
  const now = new Map(files.map((file) => [file.name, numbersOf(file)]))
  const moved = (sets: readonly LineSet[]): LineSet[] =>
    sets.map(({ file, lines }) => ({
      file,
      lines: lines
        .flatMap((entry) => (typeof entry === 'number' ? [entry] : range(entry[0], entry[1])))
        .flatMap((line) => now.get(file)?.get(line) ?? []),
    }))
  return {
    ...truth,
    input: files.map(({ name }) => name),
    incidents: truth.incidents.map((incident) => ({
      ...incident,
      rootLines: moved(incident.rootLines),
      ...(incident.relevant && {
        relevant: { ...incident.relevant, ...(incident.relevant.lines && { lines: moved(incident.relevant.lines) }) },
      }),
    })),
  }
}

/** Where each line of old stands now. */
function numbersOf({ lines }: StoryFile): ReadonlyMap<number, readonly number[]> {
  const numbers = new Map<number, number[]>()
  lines.forEach(({ was }, index) => {
    const known = numbers.get(was)
    if (known) known.push(index + 1)
    else numbers.set(was, [index + 1])
  })
  return numbers
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index)
