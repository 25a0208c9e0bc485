export interface NamedNumber {
  readonly name: string
  readonly value: number
}
