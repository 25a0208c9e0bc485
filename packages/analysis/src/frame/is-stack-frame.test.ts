import { expect, it } from 'vitest'
import { isStackFrame } from './is-stack-frame.ts'

it.each([
  '    at shop.Till.open(Till.java:7)',
  '  File "/app/till.py", line 45, in <module>',
  'npm ERR!   File "/app/gyp_main.py", line 45, in <module>',
  'npm ERR! gyp ERR! stack     at ChildProcess.emit (node:events:519:28)',
])('%s', (line) => expect(isStackFrame(line)).toBe(true))

it.each(['cannot open File "till.py"', 'listening at 10.0.0.7:8080', 'order refused at checkout:7'])(
  'no step: %s',
  (line) => expect(isStackFrame(line)).toBe(false),
)
