import type { Command } from '../../lib/commands/command-registry.ts'

/** Each typed word must occur; commands whose title starts with the text come first. */
export function matchCommands(commands: readonly Command[], text: string): Command[] {
  const wanted = text.trim().toLowerCase()
  const words = wanted.split(/\s+/).filter(Boolean)
  return commands
    .filter(({ isOneOfMany }) => words.length > 0 || !isOneOfMany)
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .toSorted(
      (a, b) => Number(b.title.toLowerCase().startsWith(wanted)) - Number(a.title.toLowerCase().startsWith(wanted)),
    )
}
