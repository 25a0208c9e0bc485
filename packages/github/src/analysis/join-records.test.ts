import { expect, it } from 'vitest'
import { joinRecords } from './join-records.ts'

const pinned = (text: string) =>
  text.split('\n').map((line) => ({ text: line.replace(/^> /, ''), isCited: line.startsWith('> ') }))

it.each([
  {
    name: 'Node',
    log: '2026-02-01T09:00:00Z INFO ok\n> 2026-02-01T09:00:01Z ERROR TypeError: x\n    at a (/app/a.js:1:1)\n    at b (/app/b.js:2:2)\n2026-02-01T09:00:02Z INFO ok',
    joined: '2026-02-01T09:00:01Z ERROR TypeError: x\n    at a (/app/a.js:1:1)\n    at b (/app/b.js:2:2)',
  },
  {
    name: 'Python, whose last line names the error',
    log: '> ERROR Traceback (most recent call last):\n  File "/app/a.py", line 4, in f\n    g()\nKeyError: \'currency\'\nINFO ok',
    joined:
      'ERROR Traceback (most recent call last):\n  File "/app/a.py", line 4, in f\n    g()\nKeyError: \'currency\'',
  },
  {
    name: 'Java with a cause',
    log: '> 09:00:01 ERROR failed\njava.lang.RuntimeException: outer\n\tat a.B.c(B.java:1)\nCaused by: java.io.IOException: inner\n\tat a.D.e(D.java:2)\n09:00:02 INFO ok',
    joined:
      '09:00:01 ERROR failed\njava.lang.RuntimeException: outer\n\tat a.B.c(B.java:1)\nCaused by: java.io.IOException: inner\n\tat a.D.e(D.java:2)',
  },
  {
    name: 'Go, with its empty lines',
    log: '> panic: nil map\n\ngoroutine 7 [running]:\nmain.run(0x1)\n\t/src/main.go:9 +0x5d\nexit status 2 comes later',
    joined: 'panic: nil map\n\ngoroutine 7 [running]:\nmain.run(0x1)\n\t/src/main.go:9 +0x5d',
  },
  { name: 'two records', log: '> 09:00:01 ERROR a\n> 09:00:02 ERROR b', joined: '09:00:01 ERROR a|09:00:02 ERROR b' },
])('joins $name', ({ log, joined }) => {
  expect(joinRecords(pinned(log)).join('|')).toBe(joined)
})
