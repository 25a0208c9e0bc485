/** What somebody typed and has not sent: it outlives the screen it was typed on, and a reload of the page. */
let texts: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()

function replace(next: ReadonlyMap<string, string>): void {
  texts = next
  for (const listener of listeners) listener()
}

export const readUnsent = (key: string): string => texts.get(key) ?? ''

export function writeUnsent(key: string, text: string): void {
  const next = new Map(texts)
  if (text === '') next.delete(key)
  else next.set(key, text)
  replace(next)
}

export const forgetUnsent = (): void => replace(new Map())

export function subscribeToUnsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const leaveUnsent = (): string => JSON.stringify([...texts])

export function takeUpUnsent(left: string): void {
  replace(new Map(JSON.parse(left) as [string, string][]))
}
