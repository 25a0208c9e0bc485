import { defineSignatures } from './define-signatures.ts'

export const GO_SIGNATURES = defineSignatures([
  {
    id: 'go/nil-pointer',
    mechanism: 'null-value',
    symptom: 'nil pointer panic',
    cause: 'The code[ of {service}] uses a nil pointer, and the process or the request panics.',
    patterns: [
      /panic: runtime error: invalid memory address or nil pointer dereference/,
      /runtime error: invalid memory address or nil pointer dereference/,
    ],
    keywords: 'nil pointer dereference',
    blames: 'self',
    samples: {
      'panic: runtime error: invalid memory address or nil pointer dereference': 'golang runtime, panic.go',
      'http: panic serving 10.0.0.1:51234: runtime error: invalid memory address or nil pointer dereference':
        'golang net/http, server.go',
    },
    nearMisses: ['nil pointer check passed'],
  },
  {
    id: 'go/index-out-of-range',
    mechanism: 'code-bug',
    symptom: 'index out of range',
    cause:
      'The code[ of {service}] reads element[ {index}] of a slice that has only[ {length}] elements (index out of range), and panics.',
    patterns: [
      /runtime error: index out of range \[(?<index>-?\d+)\](?: with length (?<length>\d+))?/,
      /runtime error: slice bounds out of range/,
    ],
    keywords: 'index out of range [|slice bounds out of range',
    blames: 'self',
    samples: {
      'panic: runtime error: index out of range [5] with length 3': 'golang runtime, error.go',
      'http: panic serving 10.0.0.1:40112: runtime error: index out of range [0] with length 0':
        'golang net/http, server.go',
    },
    nearMisses: ['index 5 of 12 refreshed'],
  },
  {
    id: 'go/deadlock',
    mechanism: 'deadlock',
    severity: 'critical',
    symptom: 'deadlock (all goroutines asleep)',
    cause: 'Every goroutine[ of {service}] waits for another (deadlock), so the runtime ends the process.',
    patterns: [/fatal error: (?:all goroutines are asleep|no goroutines \(main called runtime\.Goexit\)) - deadlock!/],
    keywords: 'all goroutines are asleep|no goroutines',
    blames: 'self',
    unmistakable: true,
    samples: {
      'fatal error: all goroutines are asleep - deadlock!': 'golang runtime, proc.go',
      'fatal error: no goroutines (main called runtime.Goexit) - deadlock!': 'golang runtime, proc.go',
    },
    nearMisses: ['goroutines: 214'],
  },
  {
    id: 'go/waits-for-mutex',
    mechanism: 'deadlock',
    symptom: 'goroutines wait for a mutex',
    cause:
      'Goroutines[ of {service}] have waited[ {minutes} minutes] for a mutex that is never released: they lock one another out (deadlock), or one of them forgot to unlock it.',
    patterns: [/goroutine \d{1,9} \[(?:sync\.(?:RW)?Mutex\.R?Lock|semacquire), (?<minutes>\d{1,6}) minutes/],
    keywords: 'Mutex.Lock, |Mutex.RLock, |[semacquire, ',
    blames: 'self',
    samples: {
      'goroutine 31 [sync.Mutex.Lock, 9 minutes]:': 'golang runtime, traceback.go',
      'goroutine 18 [semacquire, 12 minutes]:': 'golang runtime, traceback.go',
    },
    nearMisses: ['goroutine 31 [sync.Mutex.Lock]:', 'goroutine 4 [chan receive, 9 minutes]:'],
  },
  {
    id: 'go/concurrent-map-access',
    mechanism: 'code-bug',
    severity: 'critical',
    symptom: 'concurrent map access',
    cause:
      'Several goroutines[ of {service}] read and write one map without a lock (data race), so the runtime ends the process.',
    patterns: [/fatal error: concurrent map (?:writes|read and map write|iteration and map write)/],
    keywords: 'concurrent map ',
    blames: 'self',
    unmistakable: true,
    look: 'go test -race ./... # The race detector names both places.',
    samples: {
      'fatal error: concurrent map writes': 'golang runtime, map.go',
      'fatal error: concurrent map read and map write': 'golang runtime, map.go',
    },
    nearMisses: ['concurrent map of sessions holds 214 entries'],
  },
])
