import { expect, it } from 'vitest'
import { findReason } from './failure-reasons.ts'

it.each([
  ['AcceptSecurityContext error, data 532, v4563', 'credential-expired'],
  ['AcceptSecurityContext error, data 775, v4563', 'credential-rejected'],
  ['ValueError: day is out of range for month', 'code-bug'],
  ['rows of orders WHERE shipped_at IS NULL', undefined],
  ['the customer of order 7 is null', 'null-value'],
  ['received NO_PROPOSAL_CHOSEN error notify', 'tls-mismatch'],
  ['jwt rejected: token used before issued', 'clock-off'],
  ['failed to allocate an IPv4 address after 999 attempts', 'pool-exhausted'],
  ['8 Currently unreadable (pending) sectors', 'disk-failing'],
  ['GPU has fallen off the bus', 'hardware-failing'],
  ['eno2: NIC Link is Down', 'link-down'],
  ['Host 6956.f097.e2d5 in vlan 301 is flapping between port Gi1/0/4 and port Gi1/0/23', 'network-misconfigured'],
  ['ERROR: value too long for type character varying(32)', 'schema-mismatch'],
  ['fsync-ing the write ahead log in SyncThread:1 took 4311ms', 'slow-work'],
  ['Checkpoint expired before completing', undefined],
  ['stat Invoked with path=/etc/app get_checksum=True checksum_algorithm=sha1', undefined],
  ['checksum of block 7 does not match', 'data-corrupt'],
  ['another server process exited and possibly corrupted shared memory', undefined],
  ['the queue of worker 3 is full', 'slots-exhausted'],
  ['KMS.DisabledException: arn:aws:kms:eu-central-1:7:key/2e', 'bad-configuration'],
  ['the key orders-cmk is disabled', 'bad-configuration'],
  ['Task threw an uncaught and unrecoverable exception', undefined],
  ['push debounced 100.2ms since last change, full=true', undefined],
] as const)('what %j means is %s', (line, mechanism) => expect(findReason(line)?.mechanism).toBe(mechanism))
