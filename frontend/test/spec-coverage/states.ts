import type { Sentence } from './sentence.ts'

const SAVE = 'incident-detail › saves the status first, then the assignment, and only what changed'
const WIZARD = 'logs › goes from the deployment to the success, and back to earlier steps'
const PAUSES = 'logs › goes on half a second after the choice, and shows the connection half a second after the agent'
const FAULT = 'logs › names the fault when running is $running'
const STRENGTH = 'packages/contracts/src/password-strength › grades "$password" as $label'
const ACTIVE = 'src/features/incidents/activity/is-recently-active › $occurrence_count times, last $last_seen: $active'
const TEAM = 'settings › is opened from the user menu and managed by an admin, who cannot touch their own row'
const SETTINGS = 'settings › offers Save Changes once something changed, and tells how it went'

export const stateSentences: readonly Sentence[] = [
  [
    'Sign-in: success stores token, user and customer and goes on',
    ['sign-in › is disabled until both fields are filled, and while it signs in; a second submit is ignored'],
    ['auth_token', 'user', 'customer'],
  ],
  [
    'Sign-in: a failure shows the banner and stays',
    ['sign-in › says "$text" on a $status, and clears it on the next key'],
  ],
  [
    'Account: sign-up, email-sent, verified, sign-in',
    [
      'sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen',
      'src/features/auth/email-sent-page › goes to sign in five seconds after the verification',
    ],
  ],
  [
    'Reset: token, submit, success, sign-in after 2 s',
    ['src/features/auth/reset-password-page › leads to sign in after two seconds'],
  ],
  [
    'The gate wants all three items and a live token, else clears them',
    ['auth-gate › clears what is stored for $name', 'src/lib/auth/is-token-live › $name'],
  ],
  [
    'Strength: five scores and labels',
    [STRENGTH, 'src/features/auth/signup-page › calls "$password" $label'],
    ['Very Strong', 'Strong', 'Good', 'Weak', 'Too Weak'],
  ],
  ['Any status can be chosen', [SAVE], ['closed', 'detected', 'investigating', 'open', 'resolved']],
  [
    'An unknown status is neutral, an unknown severity medium',
    ['incident-list › shows an unknown severity as medium and an unknown status as it is'],
  ],
  [
    'An incident back within 10 s pulses',
    [ACTIVE, 'incident-list › asks for health first, then for a page of 100, and pulses what is back right now'],
  ],
  ['Save sends the status first, then the assignment', [SAVE]],
  ['Unassigned sends null', [SAVE]],
  ['Save does nothing without a change', [SAVE, 'src/features/incidents/tabs/draft-store › $name']],
  ['Save does nothing while one is running', ['incident-actions › saves once, however often it is pressed']],
  ['Only active members can be assigned', [SAVE]],
  [
    'Log processing: idle, processing, success or failure',
    [
      'logs › sends pasted lines with the key and links to what was found',
      'src/features/logs/forwarding/forwarding-panel › says what went wrong',
      'logs › can be cancelled',
      'logs › streams a large file and follows its job',
    ],
  ],
  ['A deployment advances the wizard after 500 ms', [PAUSES]],
  ['Verification shows the agent, then the connection 500 ms later', [PAUSES, FAULT]],
  ['Complete Setup needs both', [WIZARD, FAULT], ['Complete Setup']],
  ['Each step is recorded, the last as complete', [WIZARD]],
  [
    'Recorded steps have names',
    ['src/features/telemetry/telemetry-overlay › names how far each customer came with the agent'],
    ['Not started', 'Deployment chosen', 'API key obtained', 'Agent deployed', 'Connection verified', 'Setup complete'],
  ],
  [
    'Agent states are uppercase badges, the active one with a pulse',
    ['logs › has a card with its state, and what comes next'],
    ['uppercase', 'animate-pulse-ring'],
  ],
  [
    'An agent counts as installed when one is listed',
    ['logs › has a card with its state, and what comes next', WIZARD],
  ],
  ['Connecting is pending and leads to the host', ['integrations › is connected at the host'], ['Pending']],
  [
    'Connected, and an error on failure',
    [
      'src/features/integrations/integrations-page › stands beside three that are coming soon',
      'src/features/integrations/integrations-page › is an error when its status cannot be asked for',
    ],
    ['Connected', 'Error'],
  ],
  [
    'Disconnecting asks again after 500 ms',
    ['integrations › is disconnected after a question, and asked again half a second later'],
  ],
  ['A member is activated and deactivated, and changes roles', [TEAM], ['Deactivate']],
  ['Settings: saving, saved for 2 s, error for 3 s', [SETTINGS]],
  [
    'Chat: loading, then the answer or the fallback',
    [
      'incident-actions › waits for an answer, shows it as it comes, and offers what to ask next',
      'incident-detail › says so when the answer $name',
    ],
  ],
  ['The list refreshes 50 ms after opening', ['refreshing › lists 50 ms after the app opened']],
  ['The list refreshes 500 ms after a tab update', ['refreshing › lists again 500 ms after a tab changed, not sooner']],
  ['Details are cached until a refresh', ['refreshing › asks for an incident once until somebody refreshes']],
  [
    'Health is asked before the list',
    ['incident-list › asks for health first, then for a page of 100, and pulses what is back right now'],
  ],
]

export const roleSentences: readonly Sentence[] = [
  ['Only admins change the team', [TEAM, 'settings › is only read by a member']],
  ['An admin cannot change or remove themselves', [TEAM]],
  ['Only admins see the model settings and the spend', ['ai-settings › is not for members']],
]
