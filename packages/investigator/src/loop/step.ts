/** What an investigation did, as it is kept and shown. */
export type Step =
  | {
      readonly type: 'asked'
      readonly turn: number
      readonly tool: string
      readonly input: unknown
      /** For a person: 'searched "timeout" in billing: 214 lines'. */
      readonly told: string
      readonly bytes: number
    }
  | { readonly type: 'refused'; readonly turn: number; readonly what: string; readonly why: string }
  | { readonly type: 'reported'; readonly turn: number; readonly incidents: number; readonly dismissed: number }
  | { readonly type: 'repeated'; readonly turn: number; readonly lines: readonly string[] }
  | { readonly type: 'moved'; readonly turn: number; readonly from: string; readonly to: string }
  | { readonly type: 'answered'; readonly turn: number; readonly statements: number }
