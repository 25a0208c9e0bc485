/** Writes the packed browser into the temporary folder, if it is not there yet; returns its path. */
export async function unpackChromium(): Promise<string> {
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** Before the first test file, so that two of them do not write the same file at once. */
export default async function setup(): Promise<void> {
  // Where it cannot be unpacked, the machine's own browser is used.
  await unpackChromium().catch(() => undefined)
}
