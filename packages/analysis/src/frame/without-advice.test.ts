import { expect, it } from 'vitest'
import { isAdvice, withoutAdvice } from './without-advice.ts'

it.each([
  {
    text: 'Slow script detected: still in execution after 5000 ms. You can try killing it with SCRIPT KILL. Script name is: 7f.',
    left: 'Slow script detected: still in execution after 5000 ms. Script name is: 7f.',
  },
  {
    text: "Consumer 'c1' has timed out waiting for an acknowledgement. This timeout value can be configured, see the guide",
    left: "Consumer 'c1' has timed out waiting for an acknowledgement.",
  },
  {
    text: 'Failed to validate connection. Possibly consider using a shorter maxLifetime value.',
    left: 'Failed to validate connection.',
  },
  {
    text: "SQLSTATE[HY000]: General error: 3780 Referencing column 'a' and referenced column 'id' are incompatible. (Connection: mysql, SQL: alter table `r` add foreign key (`a`))",
    left: "SQLSTATE[HY000]: General error: 3780 Referencing column 'a' and referenced column 'id' are incompatible.",
  },
])('leaves what happened: $left', ({ text, left }) => expect(withoutAdvice(text)).toBe(left))

it.each(['Please log in first', 'Check failed: tables_.size() > 0. The table is empty.'])(
  'leaves %s as it is',
  (text) => expect(withoutAdvice(text)).toBe(text),
)

it.each([
  ['To avoid a database shutdown, execute a VACUUM. You might also need to drop stale slots.', true],
  ['To avoid data loss, the writer stopped. Disk is full.', false],
  ['Check failed: disk is full', false],
])('tells whether all of it is advice: %s', (message, expected) => expect(isAdvice(message)).toBe(expected))
