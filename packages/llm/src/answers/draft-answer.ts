/** Markdown; every `[L12]` in it names a line of the incident. */
export interface DraftAnswer {
  readonly markdown: string
  readonly suggestions?: readonly string[]
}
