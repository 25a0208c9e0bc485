const NAMES: Readonly<Record<number, string>> = { 0x1b: '␛', 0x00: '␀', 0x7f: '␡' }

/** C0/C1 controls, bidi controls, zero-width and tag characters: what could restyle or reorder a line. */
const UNSAFE = // oxlint-disable-next-line no-control-regex -- they are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu

/** Makes every invisible or reordering character visible, so that a hostile line reads as what it is. */
export function showInert(text: string): string {
  return text.replace(UNSAFE, (character) => {
    const code = character.codePointAt(0) ?? 0
    return (
      NAMES[code] ??
      (code < 0x20 ? String.fromCodePoint(0x2400 + code) : `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`)
    )
  })
}
