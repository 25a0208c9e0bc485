import type { Frame } from './incident-clues.ts'
import { resolvePath } from './resolve-path.ts'

/** Those of the cited places that a repository really has, each with its file. */
export const resolveFrames = (frames: readonly Frame[], files: readonly string[]): Frame[] =>
  frames.flatMap((frame) => {
    const path = resolvePath(frame, files)
    return path === null ? [] : [{ ...frame, path }]
  })
