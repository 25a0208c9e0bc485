import type { Sentence } from './sentence.ts'

const TOASTS = 'src/features/logs/forwarding/forwarding-panel › shows "$title" for $shownMs ms'
const RESULT = 'src/features/logs/forwarding/forwarding-panel › shows the result for eight seconds'
const STORE = 'src/lib/toast/toast-store › a notice stays for $name: $durationMs'

export const limitSentences: readonly Sentence[] = [
  [
    'A password has at least 8 characters and score 4',
    ['packages/contracts/src/password-strength › grades "$password" as $label'],
  ],
  [
    '5 s after the verification',
    ['src/features/auth/email-sent-page › goes to sign in five seconds after the verification'],
  ],
  ['2 s after a reset', ['src/features/auth/reset-password-page › leads to sign in after two seconds']],
  [
    '2 s after a successful callback',
    ['public-pages › succeeds, having spent the code once, and goes on after two seconds'],
  ],
  ['3 s after a failed one', ['public-pages › fails for "$query" and goes on after three seconds']],
  [
    'Pages of 100 from offset 0',
    ['incident-list › asks for health first, then for a page of 100, and pulses what is back right now'],
  ],
  ['POST times out after 120 s', ['refreshing › waits 120 seconds for a posted call'], ['120_000']],
  ['Forwarding times out after 300 s', ['incident-detail › ends a request that takes too long']],
  ['Notices 5 s, errors 7 s, the result 8 s', [TOASTS, RESULT, STORE], ['5_000', '7_000', 'Processing Complete']],
  [
    'A confirm notice persists until dismissed',
    ['src/lib/toast/toast-store › goes when it is dismissed, and not before'],
  ],
  ['The copy is confirmed for 2 s', ['settings › says that the key was copied for two seconds'], ['1_900']],
  [
    'The default branch is main',
    ['src/features/integrations/integrations-page › takes main for the branch of a repository that names none'],
  ],
  ['The breakpoint is 1024 px', ['phone › at $width px the bottom bar is there: $isMobile']],
  [
    'Relative time',
    [
      'src/lib/time/relative-time › %d seconds ago reads %s',
      'src/lib/time/relative-time › is a local date from the seventh day on',
    ],
    ['Just now'],
  ],
  [
    'Confidence is a rounded percent; bands at 0.7 and 0.4',
    [
      'src/lib/percent › %d is %s and shown as %s',
      'incident-detail › tells the bands of its hypotheses apart and opens a cited line',
    ],
  ],
  [
    'Evidence quality is shown',
    ['incident-detail › shows its header and its tabs with their counts'],
    ['High quality'],
  ],
  [
    'Durations in minutes and seconds; whole minutes in the summary',
    [
      'src/lib/time/format-duration › %d seconds read %s',
      'src/lib/time/format-duration › %d seconds summarise as %s',
      'incident-detail › shows its header and its tabs with their counts',
    ],
    ['24 minutes', '23m 45s'],
  ],
  [
    'Times in remediation texts: hour, minute, min, hr',
    [
      'src/features/incidents/detail/extract-minutes › %s takes %s minutes',
      'incident-actions › shows each command with its risk, check and undo, and remembers what was done',
    ],
    ['about 23 minutes'],
  ],
  [
    'Storage keys are auth_token, user and customer',
    ['auth-gate › clears what is stored for $name'],
    ['auth_token', 'user', 'customer'],
  ],
]
