import { expect, it } from 'vitest'
import { isVendorPath, readFrames } from './read-frames.ts'

it.each([
  {
    name: 'Node',
    text: 'at total (/app/src/a.ts:5:9)\n    at async run (file:///app/b.ts:2:1)',
    first: ['/app/src/a.ts', 5, 'total'],
  },
  {
    name: 'Python',
    text: 'File "/a/outer.py", line 1, in go\n  File "/a/inner.py", line 7, in fail',
    first: ['/a/inner.py', 7, 'fail'],
  },
  {
    name: 'Java with a cause',
    text: 'X\n\tat com.acme.Web.get(Web.java:9)\nCaused by: Y\n\tat com.acme.Shop.buy(Shop.java:3)',
    first: ['com/acme/Shop.java', 3, 'buy'],
  },
  { name: 'Go', text: 'main.run(0x1)\n\t/src/cmd/main.go:40 +0x1b4', first: ['/src/cmd/main.go', 40, null] },
  {
    name: 'Ruby',
    text: "app/models/account.rb:5:in `monthly_fee'",
    first: ['app/models/account.rb', 5, 'monthly_fee'],
  },
  { name: '.NET', text: 'at A.B.Apply(C d) in C:\\src\\B.cs:line 7', first: ['C:/src/B.cs', 7, 'Apply'] },
  { name: 'PHP', text: '#0 /var/www/Mail.php(8): Mail->send()', first: ['/var/www/Mail.php', 8, 'send'] },
  { name: 'Rust', text: 'panicked at src/decode.rs:6:20:', first: ['src/decode.rs', 6, null] },
])('finds the innermost place of $name', ({ text, first }) => {
  const [frame] = readFrames(text)
  expect([frame?.path, frame?.line, frame?.fn]).toEqual(first)
  expect(text).toContain(frame?.quote)
})

it.each(['node:internal/x', '/app/node_modules/a/b.js', '/usr/lib/python3.11/json.py', 'java/lang/Thread.java'])(
  'takes %s for another’s',
  (path) => {
    expect(isVendorPath(path)).toBe(true)
  },
)
