import type { Sentence } from './sentence.ts'

const ORDER = 'packages/contracts/src/check-signup › the first complaint is "$text"'
const ORDER_SEEN = 'src/features/auth/signup-page › says what is missing in the agreed order'
const RESET = 'src/features/auth/reset-password-page › says "$text"'
const REQUIREMENTS =
  'Password must meet all requirements: 8+ characters, uppercase, lowercase, number, and special character.'

export const validationSentences: readonly Sentence[] = [
  [
    'Five password requirements, with their special characters',
    [
      'packages/contracts/src/password-strength › grades "$password" as $label',
      'packages/contracts/src/password-strength › does not count "%s" as a special character',
    ],
  ],
  ['Sign-up checks the company first', [ORDER, ORDER_SEEN], ['Company name is required']],
  ['then the first name', [ORDER, ORDER_SEEN], ['First name is required']],
  ['then the last name', [ORDER, ORDER_SEEN], ['Last name is required']],
  ['then the email', [ORDER, ORDER_SEEN], ['Email is required']],
  ['then that there is a password', [ORDER], ['Password is required']],
  ['then its strength', [ORDER], [REQUIREMENTS]],
  ['then the confirmation', [ORDER], ['Passwords do not match']],
  ['then the shape of the email', [ORDER, ORDER_SEEN], ['Please enter a valid email address']],
  [
    'Sign-in needs both fields',
    ['sign-in › is disabled until both fields are filled, and while it signs in; a second submit is ignored'],
  ],
  [
    'Forgot-password checks the shape of the email',
    ['src/features/auth/forgot-password-page › does not send for "%s"'],
    ['Please enter a valid email address'],
  ],
  ['Reset: password required', [RESET], ['Password is required']],
  ['Reset: requirements', [RESET], [REQUIREMENTS]],
  ['Reset: confirmation', [RESET], ['Passwords do not match']],
  [
    'Reset: missing token',
    ['src/features/auth/reset-password-page › cannot be set without a token'],
    ['Invalid reset link. Please request a new password reset.'],
  ],
  [
    'A new member needs names, email and 8 characters, and is a member',
    ['src/features/settings/team/team-section › takes a new member'],
  ],
  [
    'Removing a member asks first',
    ['settings › is opened from the user menu and managed by an admin, who cannot touch their own row'],
    ['Are you sure you want to remove this team member?'],
  ],
  [
    'A log file is text or ends in .log or .txt',
    [
      'src/features/logs/forwarding/check-log-file › %s of type "%s": %s',
      'src/features/logs/forwarding/forwarding-panel › takes a .log file and refuses others',
    ],
    ['Invalid File Type'],
  ],
  ['Empty content is refused', ['src/features/logs/forwarding/forwarding-panel › refuses %j'], ['No Content']],
  [
    'A missing key is refused',
    ['src/features/logs/forwarding/forwarding-panel › needs an API key'],
    ['Authentication Required'],
  ],
  ['An empty comment is disabled', ['incident-detail › takes comments']],
  ['A comment is not sent twice', ['incident-actions › sends a comment once']],
  [
    'A question is trimmed, an empty one disabled',
    ['incident-detail › offers five questions while none is typed; Enter sends, Shift+Enter breaks the line'],
  ],
  [
    'A password goes along only when all three fields are filled and agree',
    [
      'src/features/settings/profile-changes › sends $name',
      'settings › offers Save Changes once something changed, and tells how it went',
    ],
    ['Passwords do not match'],
  ],
  [
    'Search matches title or severity in any case',
    [
      'src/features/incidents/list/matches-search › %j matches: %s',
      'incident-list › keeps search and filters in the address',
    ],
  ],
  [
    'The callback needs code and state',
    ['public-pages › fails for "$query" and goes on after three seconds'],
    ['Missing OAuth parameters'],
  ],
]
