/** False where the browser refuses: that is only logged, and nothing is confirmed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    // oxlint-disable-next-line no-console -- the product's own rule for a copy that failed
    console.warn('Could not copy', error)
    return false
  }
}
