import { expect, it } from 'vitest'
import { goesOn, outcomeIn } from './outcome-in.ts'

it.each([
  ['12 failed, 3 passed', 'failed'],
  ['checked=50 ok=50 failed: 0', null],
  ['ok=50 failed=0', null],
  ['Done. PASS=14 WARN=1 ERROR=1 SKIP=3 TOTAL=19', 'failed'],
  ['Done. PASS=14 WARN=1 ERROR=0 SKIP=0 TOTAL=15', 'succeeded'],
  ['db-3 : ok=5 changed=1 unreachable=1 failed=0 skipped=4 rescued=0 ignored=0', 'failed'],
  ['db-3 : ok=5 changed=1 unreachable=0 failed=0 skipped=4 rescued=0 ignored=0', 'succeeded'],
  ['48 examples, 2 failures', 'failed'],
  ['Finished with 3 errors', 'failed'],
  ['Application run failed', 'failed'],
  ['APPLICATION FAILED TO START', 'failed'],
  ['Fatal error during KafkaServer startup. Prepare to shutdown', 'failed'],
  ['Exiting Kafka due to fatal exception during startup.', 'failed'],
  ['server: shutting down after unrecoverable error', 'failed'],
  ['could not start the broker: id is taken', 'failed'],
  ['shutting down with 3 sessions open', null],
])('counts what failed, not what stands beside it: %s', (text, outcome) => expect(outcomeIn(text)).toBe(outcome))

it.each([
  ['database system is ready to accept connections', true],
  ['Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit)', true],
  ['listening on IPv4 address "0.0.0.0", port 5432', true],
  ['Started Billing in 8.6 seconds', true],
  ['shutting down', false],
  ['the database is not ready to accept connections', false],
])('knows what goes on after an end: %s', (text, goes) => expect(goesOn(text)).toBe(goes))
