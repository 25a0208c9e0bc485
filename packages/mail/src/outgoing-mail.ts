/** What stands in the outbox: rendered once, when its cause was committed. */
export interface OutgoingMail {
  to: string
  subject: string
  html: string
  text: string
}
