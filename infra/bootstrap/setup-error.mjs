/** A failure that the person at the terminal can do something about: printed as one sentence, without a stack. */
export class SetupError extends Error {
  /** @param {string} message @param {{ cause?: unknown }} [options] */
  constructor(message, options) {
    super(message, options)
    this.name = 'SetupError'
  }
}

/** @type {Record<string, string>} */
const sentences = {
  ENOSPC: 'The disk is full: free some space and run the command again.',
  EDQUOT: 'Your disk quota is used up: free some space and run the command again.',
  EROFS: 'The file system of the checkout is read-only: run from a writable folder.',
}

/** Turns what Node threw into a SetupError where the code says what a person should do.
 * @param {any} error */
export function asSetupError(error) {
  if (error instanceof SetupError) return error
  const code = error?.code ?? error?.cause?.code
  if (sentences[code]) return new SetupError(sentences[code], { cause: error })
  if ((code === 'EACCES' || code === 'EPERM') && error.path) {
    return new SetupError(`${error.path} is not writable for this user.`, { cause: error })
  }
  return error
}
