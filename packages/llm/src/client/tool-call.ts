/** Something that a model may ask for while it thinks. */
export interface ToolSpec {
  readonly name: string
  readonly description: string
  /** The JSON schema of its arguments. */
  readonly parameters: Readonly<Record<string, unknown>>
}

export interface ToolCall {
  readonly id: string
  readonly name: string
  /** As the model wrote them, which need not be JSON. */
  readonly arguments: string
}
