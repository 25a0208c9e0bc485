/**
 * What its author says with a statement: that something is wrong, that something may be, or that all goes on. 'raised' is
 * the text of an error and 'system' one that the operating system gives, which log lines carry in a place for it.
 */
export type Label = 'bad' | 'warning' | 'fine' | 'raised' | 'system'

export interface Statement {
  readonly label: Label
  /** The literal text; '<*>' stands where values are put in. */
  readonly text: string
}
