/** A sound request that is more than one request may be: it is refused before it is walked to its end. */
export class ExcessiveOtlp extends Error {
  override readonly name = 'ExcessiveOtlp'
}
