import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it.each([
  ['(tilld)[5851]: tilld.service: Failed to set up mount namespacing: No such file or directory', 'tilld'],
  ['(fluent-b)[2986]: fluent-bit.service: Failed at step NAMESPACE spawning /usr/bin/fluent-bit', 'fluent-bit'],
  ['(postgres)[2986]: postgresql@14-main.service: Failed at step EXEC spawning /usr/bin/pg_ctl', 'postgresql'],
  ['(sd-pam)[77]: pam_unix(systemd-user:session): session closed for user till', 'sd-pam'],
])('takes the name of a child of systemd out of its brackets: %s', (text, service) =>
  expect(readLine(`Feb 14 02:13:09 pos-1 ${text}`).entities.service).toBe(service),
)
