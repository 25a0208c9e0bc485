import type { IncidentClues } from '../analysis/incident-clues.ts'
import { type CitedCode, noCode, readCitedCode } from '../analysis/cited-code.ts'
import { resolvePath } from '../analysis/resolve-path.ts'
import type { RepositoryReader } from './repository-reader.ts'

/** A cited place that the repository really has, as of the newest commit before the onset. */
export interface LocatedFrame {
  readonly path: string
  readonly line: number | null
  readonly fn: string | null
  readonly depth: number
  readonly code: CitedCode
  readonly quote: string
}

const MAX_FILES = 6
const MAX_CONTENTS = 3

export async function locateFrames(
  reader: RepositoryReader,
  clues: IncidentClues,
  head: string,
  mayCall: () => boolean,
): Promise<LocatedFrame[]> {
  if (clues.frames.length === 0 || !mayCall()) return []
  const files = await reader.listFiles(head)
  const resolved = clues.frames.flatMap((frame) => {
    const path = resolvePath(frame, files)
    return path === null ? [] : [{ ...frame, path }]
  })
  const paths = [...new Set(resolved.map(({ path }) => path))].slice(0, MAX_FILES)
  const sources = new Map<string, string>()
  for (const path of paths.slice(0, MAX_CONTENTS)) {
    if (!mayCall()) break
    const source = await reader.readFile(path, head)
    if (source !== null) sources.set(path, source)
  }
  return resolved
    .filter(({ path }) => paths.includes(path))
    .map(({ path, line, fn, quote }, depth) => ({
      path,
      line,
      fn,
      depth,
      quote,
      code: line === null ? noCode : readCitedCode(sources.get(path) ?? '', line),
    }))
}
