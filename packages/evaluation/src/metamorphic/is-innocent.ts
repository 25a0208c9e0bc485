import type { CaseTruth, LineSet } from '../score/case-truth.ts'

/** Whether the truth says nothing of a line. */
export const isInnocent = ({ incidents }: CaseTruth, file: string, line: number, text: string): boolean =>
  incidents.every(
    ({ rootLines, relevant }) =>
      !names(rootLines, file, line) &&
      !names(relevant?.lines ?? [], file, line) &&
      (relevant?.pattern === undefined || !new RegExp(relevant.pattern).test(text)),
  )

const names = (sets: readonly LineSet[], file: string, line: number): boolean =>
  sets.some(
    (set) =>
      set.file === file &&
      set.lines.some((entry) => (typeof entry === 'number' ? entry === line : line >= entry[0] && line <= entry[1])),
  )
