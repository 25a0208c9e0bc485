/** What is refined once: a failure with this content. Another content of it is a material change. */
export interface RefinementKey {
  readonly customerId: string
  readonly fingerprint: string
  readonly contentHash: Buffer
}
