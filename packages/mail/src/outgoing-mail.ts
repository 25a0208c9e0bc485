/** What stands in the outbox: rendered once, when its cause was committed. */
export interface OutgoingMail {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}
