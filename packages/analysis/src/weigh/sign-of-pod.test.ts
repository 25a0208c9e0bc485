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
