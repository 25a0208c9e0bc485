import { InvalidEnvironment } from '@holdfast/runtime/parse-env'
import { StartError } from '../start-error.ts'

const sentences: Record<string, (place: string) => string> = {
  ENOSPC: () => 'The disk is full: free some space, then start again.',
  EDQUOT: () => 'The disk quota is used up: free some space, then start again.',
  EROFS: (place) => `${place} is on a read-only file system: set DATA_DIR to a folder that can be written.`,
  EACCES: (place) => `${place} may not be written by this user: set DATA_DIR to a folder that can be written.`,
  EPERM: (place) => `${place} may not be written by this user: set DATA_DIR to a folder that can be written.`,
  // What Node says of a folder that it cannot make on a read-only file system.
  ENOENT: (place) => `${place} cannot be made: set DATA_DIR to a folder that can be written.`,
  ENOTDIR: (place) => `${place} is not a folder: set DATA_DIR to a folder.`,
  EEXIST: (place) => `${place} is not a folder: set DATA_DIR to a folder.`,
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? ''

/** One clear sentence for whatever kept us from starting. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof StartError) return error.message
  if (error instanceof InvalidEnvironment) return error.message
  const { code, path } = error as NodeJS.ErrnoException
  const sentence = code && path ? sentences[code]?.(path) : undefined
  if (sentence) return sentence
  if (/No space left on device/i.test(error.message)) return sentences['ENOSPC']?.('') ?? ''
  return firstLine(error.message)
}
