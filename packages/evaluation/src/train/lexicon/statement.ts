/** What its author says with a statement: that something is wrong, that something may be, or that all goes on. */
export type Label = 'bad' | 'warning' | 'fine'

export interface Statement {
  readonly label: Label
  /** The literal text; '<*>' stands where values are put in. */
  readonly text: string
}
