/** `<*>` stands for a parameter. The id is a hash of the text: the same in every run and on every worker. */
export interface Template {
  readonly id: string
  readonly text: string
}
