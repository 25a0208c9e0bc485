/** Fields of a source's objects and pairs whose keys nobody knows, by what stands in them. Plain JSON. */
export interface FieldRoles {
  readonly time?: string
  readonly level?: string
  readonly message?: string
}
