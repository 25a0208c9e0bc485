/** Log text and names of others, so that they stay text: no link, image, heading, emphasis or HTML. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>()#!|~]/g, '\\$&')

/** Inline code that no backtick inside can end. */
export function code(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), (run) => run[0].length))
  const mark = '`'.repeat(longest + 1)
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${mark}${pad}${line}${pad}${mark}`
}

/** A code block that no backtick inside can end. */
export function codeBlock(text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), (run) => run[0].length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}sh\n${text}\n${mark}`
}

export const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const steps = (items: readonly string[]): string =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n')

/** ' [L1] [L3]', at most three, or nothing. */
export function cite(lineIds: readonly (string | null)[]): string {
  const unique = [...new Set(lineIds.filter((id) => id !== null))].slice(0, 3)
  return unique.map((id) => ` [${id}]`).join('')
}

export const percent = (share: number): string => `${Math.round(share * 100)}%`

/** '09:05:12 UTC', with the day where it differs from the reference. */
export function clock(timestamp: string | null, sameDayAs?: string | null): string {
  if (timestamp === null) return 'at an unknown time'
  const [day, time] = new Date(timestamp).toISOString().slice(0, 19).split('T')
  const isSameDay = sameDayAs && new Date(sameDayAs).toISOString().startsWith(day ?? '')
  return isSameDay ? `${time} UTC` : `${day} ${time} UTC`
}

export function duration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)} h ${Math.round((seconds % 3_600) / 60)} min`
  return `${Math.round(seconds / 86_400)} days`
}
