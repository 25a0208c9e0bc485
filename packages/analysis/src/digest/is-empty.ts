/** Without a list of the names. */
export function isEmpty(fields: Readonly<Record<string, string>>): boolean {
  for (const _ in fields) return false
  return true
}
