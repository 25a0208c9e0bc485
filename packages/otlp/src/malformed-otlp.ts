/** The bytes are not the message they claim to be: the sender must not try again with the same ones. */
export class MalformedOtlp extends Error {
  override readonly name = 'MalformedOtlp'
}
