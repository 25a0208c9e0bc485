const LONGEST = 60

/** A stranger's name in a mail of ours: no link, no address, no advertisement. */
export function plainName(name: string, fallback: string): string {
  const plain = name
    .normalize('NFC')
    // A dot inside a word makes mail clients draw a link.
    .replaceAll(/[^\p{L}\p{M}\p{N} &'’,.()+-]|\.(?=\S)/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  // Half a pair at the end would be no character.
  return (
    plain
      .slice(0, LONGEST)
      .replace(/[\ud800-\udbff]$/, '')
      .trim() || fallback
  )
}
