import type { Signature } from '../model/signature.ts'
import { diagnose, fix } from './propose-command.ts'

export const GO_SIGNATURES: readonly Signature[] = [
  {
    id: 'go/nil-pointer',
    technology: 'go',
    category: 'bug',
    title: 'Nil pointer in {service}',
    cause: 'The code of {service} uses a nil pointer, and the process or the request panics.',
    patterns: [
      /panic: runtime error: invalid memory address or nil pointer dereference/,
      /runtime error: invalid memory address or nil pointer dereference/,
    ],
    keywords: ['nil pointer dereference'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- <file-of-the-first-own-frame>',
        'See who last touched the code below goroutine 1.',
        'The change is known.',
      ),
      fix(
        'kubectl rollout undo deployment/{service}',
        'Go back to the last version without the fault.',
        'No further panic is logged.',
        'kubectl rollout undo deployment/{service} once more',
      ),
    ],
    samples: [
      {
        line: 'panic: runtime error: invalid memory address or nil pointer dereference',
        origin: 'golang runtime, panic.go',
      },
      {
        line: 'http: panic serving 10.0.0.1:51234: runtime error: invalid memory address or nil pointer dereference',
        origin: 'golang net/http, server.go',
      },
    ],
    nearMisses: ['nil pointer check passed'],
  },
  {
    id: 'go/index-out-of-range',
    technology: 'go',
    category: 'bug',
    title: '{service} reads past the end of a slice',
    cause: 'The code of {service} reads element {index} of a slice that has only {length} of them, and panics.',
    otherwise: { index: 'past the end', length: 'fewer' },
    patterns: [
      /runtime error: index out of range \[(?<index>-?\d+)\](?: with length (?<length>\d+))?/,
      /runtime error: slice bounds out of range/,
    ],
    keywords: ['index out of range [', 'slice bounds out of range'],
    blames: 'self',
    specificity: 3,
    severity: 'high',
    commands: [
      diagnose(
        'git log --oneline -20 -- <file-of-the-first-own-frame>',
        'See who last touched the code that the stack names.',
        'The change is known.',
      ),
    ],
    samples: [
      { line: 'panic: runtime error: index out of range [5] with length 3', origin: 'golang runtime, error.go' },
      {
        line: 'http: panic serving 10.0.0.1:40112: runtime error: index out of range [0] with length 0',
        origin: 'golang net/http, server.go',
      },
    ],
    nearMisses: ['index 5 of 12 refreshed'],
  },
  {
    id: 'go/deadlock',
    technology: 'go',
    category: 'contention',
    title: 'All goroutines of {service} are asleep',
    cause:
      'Every goroutine of {service} waits for another, so nothing can ever go on and the runtime ends the process.',
    patterns: [/fatal error: (?:all goroutines are asleep|no goroutines \(main called runtime\.Goexit\)) - deadlock!/],
    keywords: ['all goroutines are asleep', 'no goroutines'],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose(
        'kubectl logs deployment/{service} --previous | grep -A 6 "^goroutine" | head -60',
        'See which channel or lock each goroutine waits for.',
        'The circle is known.',
      ),
    ],
    samples: [
      { line: 'fatal error: all goroutines are asleep - deadlock!', origin: 'golang runtime, proc.go' },
      {
        line: 'fatal error: no goroutines (main called runtime.Goexit) - deadlock!',
        origin: 'golang runtime, proc.go',
      },
    ],
    nearMisses: ['goroutines: 214'],
  },
  {
    id: 'go/concurrent-map-access',
    technology: 'go',
    category: 'bug',
    title: 'Goroutines of {service} use one map at once',
    cause: 'Several goroutines of {service} read and write one map without a lock, so the runtime ends the process.',
    patterns: [/fatal error: concurrent map (?:writes|read and map write|iteration and map write)/],
    keywords: ['concurrent map '],
    blames: 'self',
    specificity: 3,
    severity: 'critical',
    unmistakable: true,
    commands: [
      diagnose('go test -race ./...', 'The race detector names both places.', 'Both places are known.', {
        estimatedTime: '10 min',
      }),
    ],
    samples: [
      { line: 'fatal error: concurrent map writes', origin: 'golang runtime, map.go' },
      { line: 'fatal error: concurrent map read and map write', origin: 'golang runtime, map.go' },
    ],
    nearMisses: ['concurrent map of sessions holds 214 entries'],
  },
]
