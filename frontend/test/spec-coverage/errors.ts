import type { Sentence } from './sentence.ts'

const SIGN_IN = 'sign-in › says "$text" on a $status, and clears it on the next key'
const SIGN_UP = 'src/features/auth/signup-page › says "$text" on a $status'
const RESENT = 'src/features/auth/email-sent-page › says "$text" on a $status'
const RESET = 'src/features/auth/reset-password-page › says "$text" on a $status'
const FORGOT = 'src/features/auth/forgot-password-page › says "$text" on a $status'
const PRECEDENCE = 'src/lib/api/flow-error-text › $name'
const SERVER = 'Server error. Please try again later.'
const CODE = 'incident-detail › says "$text" about code changes'
const TEAM = ['load', 'add', 'remove'].map(
  (verb) =>
    `src/features/settings/team/team-section › says "Failed to ${verb} team member${verb === 'load' ? 's' : ''}"`,
)
const LOAD = 'incident-list › covers the screen when $name fails, and recovers'
const CONNECT = 'src/features/integrations/integrations-page › says "$text"'

export const errorSentences: readonly Sentence[] = [
  ['The detail of the server comes first, then the status, then the server fault', [PRECEDENCE, SIGN_IN]],
  ['Sign-in', [SIGN_IN], ['Invalid email or password', SERVER, 'Login failed. Please try again.']],
  [
    'Sign-up',
    [SIGN_UP],
    ['Registration failed. Please check your information.', SERVER, 'Registration failed. Please try again.'],
  ],
  [
    'Resend verification',
    [RESENT],
    [
      'Your email is already verified or the request is invalid.',
      'No account found with this email address.',
      'Too many requests. Please wait a moment before trying again.',
      'Failed to resend verification email. Please try again later.',
    ],
  ],
  [
    'Resend verification: success',
    ['src/features/auth/email-sent-page › sends another mail, and says so'],
    ['Verification email sent successfully! Please check your inbox.'],
  ],
  ['Forgot password', [FORGOT], [SERVER, 'Failed to send reset email. Please try again.']],
  [
    'Reset',
    [RESET],
    [
      'Invalid or expired reset link. Please request a new password reset.',
      SERVER,
      'Failed to reset password. Please try again.',
    ],
  ],
  ['Any 401 clears what is stored and leads to /login', ['auth-gate › signs out when %s answers 401']],
  [
    'Other answers that are not OK name status and text',
    [LOAD, 'src/lib/api/flow-error-text › names status and text of an answer without a detail'],
    ['API error: 503 Service Unavailable'],
  ],
  [
    'A time-out names its seconds',
    ['incident-detail › ends a request that takes too long'],
    ['Request timed out after 300 seconds'],
  ],
  ['No API key', ['refreshing › does not ask without an API key'], ['No API key available. Please log in again.']],
  [
    'Save failure',
    ['incident-detail › keeps a change that could not be saved'],
    ['Save Failed', 'Failed to save changes: '],
  ],
  ['A failure without a message is unknown', ['src/lib/api/error-text › %o reads %s'], ['Unknown error']],
  [
    'Comment failure',
    ['incident-detail › says when a comment could not be added'],
    ['Comment Error', 'Failed to add comment. Please try again.'],
  ],
  [
    'Chat failure',
    ['incident-detail › says so when the answer $name'],
    ['Failed to generate answer. Please try again.'],
  ],
  [
    'Chat failure in the middle',
    ['incident-detail › streams an answer, and says when it breaks off'],
    ['Sorry, I encountered an error while generating the answer. Please try again.'],
  ],
  ['An empty answer', ['incident-detail › says so when the answer $name'], ['Sorry, I could not generate an answer.']],
  [
    'Code analysis failure, warning and nothing found',
    [CODE],
    [
      'Failed to analyze code changes. Please try again.',
      '⚠️ GitHub is not connected.',
      'No code changes found related to this incident.',
    ],
  ],
  ['Load failure covers the screen with a hint', [LOAD], ['Connection Error', 'port 8000']],
  ['A failed health check', [LOAD], ['Backend API is not available. Please check if the server is running.']],
  [
    'Team failures',
    [
      ...TEAM,
      'src/features/settings/team/team-section › says "Failed to update role", and for a status "Failed to update status"',
    ],
    [
      'Failed to load team members',
      'Failed to add team member',
      'Failed to remove team member',
      'Failed to update role',
      'Failed to update status',
    ],
  ],
  [
    'Team successes',
    [
      'src/features/settings/team/team-section › takes a new member',
      'settings › is opened from the user menu and managed by an admin, who cannot touch their own row',
    ],
    ['Team member added successfully', 'Role updated successfully', 'User status updated'],
  ],
  [
    'Settings failures',
    [
      'settings › says when it could not be loaded',
      'settings › offers Save Changes once something changed, and tells how it went',
    ],
    ['Failed to load settings', 'Failed to save settings'],
  ],
  [
    'Telemetry failure has a Retry',
    ['src/features/telemetry/telemetry-overlay › offers a retry'],
    ['Failed to load telemetry data', 'Retry'],
  ],
  [
    'Forwarding failures',
    [
      'src/features/logs/forwarding/forwarding-panel › says what went wrong',
      'src/features/logs/forwarding/forwarding-panel › says when a file cannot be read',
      'src/features/logs/forwarding/forwarding-panel › clears the cache, and says when it could not',
    ],
    ['Log Processing Failed', 'File Read Error', 'Cache Clear Failed'],
  ],
  [
    'Forwarding success',
    ['logs › sends pasted lines with the key and links to what was found'],
    ['1 incidents detected from 3 log lines...'],
  ],
  [
    'Agent verification',
    ['logs › names the fault when running is $running'],
    [
      'Agent running but no logs received yet. Generate some activity in your app or wait 1-2 minutes.',
      'Agent container not detected. Make sure you ran the deployment command.',
    ],
  ],
  [
    'An OAuth error',
    ['public-pages › fails for "$query" and goes on after three seconds'],
    ['GitHub OAuth error: access_denied', 'Connection Failed'],
  ],
  ['OAuth start failed', [CONNECT], ['OAuth start failed: 500', 'Connection Failed']],
  [
    'A failed status check is an error',
    ['src/features/integrations/integrations-page › is an error when its status cannot be asked for'],
  ],
  [
    'Alerts for disconnect, toggles and sync',
    [
      'src/features/integrations/integrations-page › says when it could not be disconnected, or its repositories not be read',
      'src/features/integrations/integrations-page › switches repositories, and says when it could not',
      'src/features/integrations/integrations-page › says why a sync failed, and what the host answered where the list is the last one',
    ],
    ['Disconnect Failed', 'Sync Failed'],
  ],
  ['Not configured shows how to set it up', [CONNECT], ['GitHub is not configured on this installation.']],
  [
    'Disconnect reports what was removed',
    ['integrations › is disconnected after a question, and asked again half a second later'],
    ['2 repositories removed.'],
  ],
  ['A failed copy of the key is only logged', ['settings › only logs a key that could not be copied']],
]
