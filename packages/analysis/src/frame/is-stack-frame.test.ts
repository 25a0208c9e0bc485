import { expect, it } from 'vitest'
import { isStackFrame } from './is-stack-frame.ts'

it.each([
  '    at shop.Till.open(Till.java:7)',
  '  File "/app/till.py", line 45, in <module>',
  'npm ERR!   File "/app/gyp_main.py", line 45, in <module>',
  'npm ERR! gyp ERR! stack     at ChildProcess.emit (node:events:519:28)',
  'CPU: 0 PID: 1 Comm: swapper/0 Not tainted 6.1.55 #1',
  'Hardware name: Freescale i.MX6 Ultralite (Device Tree)',
  'dump_backtrace+0x0/0x1a0',
  'RAX: 0000000000000000 RBX: ffff8881003a0000 RCX: 0000000000000000',
])('%s', (line) => expect(isStackFrame(line)).toBe(true))

it.each([
  'CPU: 4 cores at 100 %',
  'Code: 409 Conflict',
  'cannot open File "till.py"',
  'listening at 10.0.0.7:8080',
  'order refused at checkout:7',
])('no step: %s', (line) => expect(isStackFrame(line)).toBe(false))
