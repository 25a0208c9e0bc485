/** A mark that stands in none of the texts. */
export function chooseFence(texts: readonly string[], randomHex: () => string): string {
  for (;;) {
    const fence = `<<data ${randomHex()}>>`
    if (!texts.some((text) => text.includes(fence))) return fence
  }
}
