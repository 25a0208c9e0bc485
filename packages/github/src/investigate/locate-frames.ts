import type { IncidentClues } from '../analysis/incident-clues.ts'
import { noCode } from '../analysis/cited-code.ts'
import type { LocatedFrame } from '../analysis/located-frame.ts'
import type { CodeAnalyst } from '../thread/analysis-tasks.ts'
import type { RepositoryReader } from './repository-reader.ts'

const MAX_FILES = 6
const MAX_CONTENTS = 3

export async function locateFrames(
  { reader, analyst }: { reader: RepositoryReader; analyst: CodeAnalyst },
  clues: IncidentClues,
  head: string,
  mayCall: () => boolean,
): Promise<LocatedFrame[]> {
  if (clues.frames.length === 0 || !mayCall()) return []
  const files = await reader.listFiles(head)
  const resolved = await analyst.resolveFrames(clues.frames, files)
  const paths = [...new Set(resolved.map(({ path }) => path))].slice(0, MAX_FILES)
  const sources = new Map<string, string>()
  for (const path of paths.slice(0, MAX_CONTENTS)) {
    if (!mayCall()) break
    const source = await reader.readFile(path, head)
    if (source !== null) sources.set(path, source)
  }
  const located: LocatedFrame[] = []
  for (const [depth, { path, line, fn, quote }] of resolved.filter((frame) => paths.includes(frame.path)).entries()) {
    const source = sources.get(path)
    const code = line === null || source === undefined ? noCode : await analyst.readCitedCode(source, line)
    located.push({ path, line, fn, depth, quote, code })
  }
  return located
}
