/** The system's code of an error ('ENOENT'), of its cause where fetch hid it there.
 * @param {unknown} error @returns {string | undefined} */
export function errorCode(error) {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return errorCode(error.cause)
}
