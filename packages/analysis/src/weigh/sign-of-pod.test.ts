import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'

const TRACE = [
  'Traceback (most recent call last):',
  '  File "/app/serve.py", line 35, in load_model',
  '    state = load(weights)',
  'ValueError: weights do not match the model: expected 384 columns, got 768',
]
const TABLE = [
  '$ kubectl get pods',
  'NAME                         READY   STATUS             RESTARTS        AGE',
  'lines-bfddf3dd3-26c83        0/1     CrashLoopBackOff   11 (2m ago)     23m',
]

const causeOf = (...lines: readonly string[]): string | undefined =>
  analyzeTexts({ 'lines.txt': `${lines.join('\n')}\n` })[0]?.rootCause

it('the log of a container that ends tells more than its crash loop', () => {
  expect(causeOf(...TABLE)).toMatch(/restarted/)
  expect(causeOf(...TRACE, ...TABLE)).toMatch(/ValueError/)
})

it('what others print at their start is not why an image cannot be pulled', () => {
  const [incident] = analyzeTexts({
    'pay.log':
      'Error from server (BadRequest): container "server" in pod "pay-54fc885f7f-49hkh" is waiting to start: image can\'t be pulled\n',
    'cache.log': [
      '1:M 10 Nov 2025 17:05:54.601 * Cache version=8.2.1, bits=64, pid=1, just started',
      '1:M 10 Nov 2025 17:05:54.609 * <find> gc: ON, prefix min length: 2, max expansions: 200, policy: return, max number of results: 1000000',
      '1:M 10 Nov 2025 17:05:54.610 * <find> Disabled workers threadpool of size 0',
      '1:M 10 Nov 2025 17:05:54.650 * Ready to accept connections tcp',
      '',
    ].join('\n'),
  })
  expect(incident?.rootCause).toMatch(/wait for their image/)
})
