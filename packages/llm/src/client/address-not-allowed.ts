/** A company's endpoint names or resolves to an address that only the operator may open. */
export class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed'

  constructor(host: string) {
    super(`${host} does not lead to a public address`)
  }
}
