interface Searchable {
  readonly title: string
  readonly severity: string
}

/** Case-insensitive, on title or severity. */
export function matchesSearch({ title, severity }: Searchable, text: string): boolean {
  const wanted = text.trim().toLowerCase()
  return wanted === '' || title.toLowerCase().includes(wanted) || severity.toLowerCase().includes(wanted)
}
