/** What the pairs of one line have shown so far; one instance is reused for all lines. */
export class PairScan {
  pos = 0
  count = 0
  /** Times, levels and messages. */
  roles = 0
  messageStart = -1
  /** Where the value of a message starts that stands in no quotes, and the role that it has. */
  textStart = -1
  textRole = ''
  weak = ''
  /** The longest text in quotes, where no key names a message. */
  sentence = ''

  reset(at: number): void {
    this.pos = at
    this.count = 0
    this.roles = 0
    this.messageStart = -1
    this.textStart = -1
    this.textRole = ''
    this.weak = ''
    this.sentence = ''
  }
}
