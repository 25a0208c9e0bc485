import type { Sentence } from './sentence.ts'

const NEIGHBOURS = 'sign-in › has its texts and leads to its three neighbours'
const BUSY = 'sign-in › is disabled until both fields are filled, and while it signs in; a second submit is ignored'
const SIGN_IN_FAULT = 'sign-in › says "$text" on a $status, and clears it on the next key'
const AXE = 'accessibility › is clean to axe, and fits a phone: $path'
const HEADER = 'incident-detail › shows its header and its tabs with their counts'
const CHAT = 'incident-detail › offers five questions while none is typed; Enter sends, Shift+Enter breaks the line'
const BAR = 'phone › has a bottom bar with a badge, a drawer of all apps, and no switcher'
const TABS =
  'incident-list › restores its tabs after a reload, and closing the active one activates the last that remains'
const WIZARD = 'logs › goes from the deployment to the success, and back to earlier steps'
const PAUSES = 'logs › goes on half a second after the choice, and shows the connection half a second after the agent'
const AGENT = 'logs › has a card with its state, and what comes next'
const KEYS = 'incident-list › works by keyboard alone'
const SETTINGS = 'settings › offers Save Changes once something changed, and tells how it went'
const ORGANIZATION = 'settings › has a fixed name and a key to copy'
const MEMBER = 'settings › is only read by a member'
const TEAM = 'settings › is opened from the user menu and managed by an admin, who cannot touch their own row'
const GITHUB = 'src/features/integrations/integrations-page › stands beside three that are coming soon'

export const routeSentences: readonly Sentence[] = [
  ['/login is public and signs in', [AXE, NEIGHBOURS]],
  [
    '/signup is public and creates a company account',
    [AXE, 'sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen'],
  ],
  [
    '/email-sent is public',
    [AXE, 'src/features/auth/email-sent-page › falls back to general words, and leads back to sign in'],
  ],
  [
    '/email-verified is public',
    [AXE, 'src/features/auth/email-sent-page › goes to sign in five seconds after the verification'],
  ],
  [
    '/forgot-password is public',
    [AXE, 'src/features/auth/forgot-password-page › shows the message of the server, and leads back to sign in'],
  ],
  [
    '/reset-password is public and needs a token',
    [AXE, 'src/features/auth/reset-password-page › cannot be set without a token'],
  ],
  ['/terms-and-privacy is public and static', [AXE, 'public-pages › has its four sections and its claims']],
  [
    '/integrations/github/callback is public',
    [AXE, 'public-pages › fails for "$query" and goes on after three seconds'],
  ],
  ['/dashboard/* requires a sign-in', ['auth-gate › turns a stranger away from %s']],
  ['/ and any unknown path redirect to /dashboard', ['auth-gate › leads a user from %s to the dashboard']],
  [
    'A stranger is sent to /login and the origin is remembered',
    ['auth-gate › remembers where a stranger wanted to go'],
  ],
  ['A sign-in goes to /dashboard', [BUSY]],
  [
    'The callback redirects to /dashboard/integrations',
    ['public-pages › succeeds, having spent the code once, and goes on after two seconds'],
  ],
]

export const publicSentences: readonly Sentence[] = [
  [
    'The sign-in page has its title, tagline and placeholders',
    [NEIGHBOURS, BUSY],
    ['Sign in', 'Your first step to Software Resilience Engineering', 'Your email address', 'Your password'],
  ],
  ['Continue is disabled until both fields are non-empty', [BUSY], ['Continue']],
  ['In flight, inputs and button are disabled and the button says so', [BUSY], ['Signing in...']],
  [
    'OR is followed by links to forgot-password, sign-up and terms',
    [NEIGHBOURS],
    ['OR', 'Forgot Password?', "Don't have an account?", 'Sign up', 'Terms of Service and Privacy Policy'],
  ],
  ['The error banner clears when either field is edited', [SIGN_IN_FAULT]],
  ['A second submit is ignored while one is in flight', [BUSY]],
  [
    'Sign-up has company, names, email, password and confirmation',
    ['sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen'],
    ['Company name', 'First name', 'Last name', 'Work email', 'Confirm password'],
  ],
  [
    'Sign-up shows the strength live, with its label and five flags',
    ['src/features/auth/signup-page › calls "$password" $label'],
  ],
  [
    'Sign-up shows and hides both passwords',
    ['src/features/auth/signup-page › is enabled only for a strong password given twice, and shows both on request'],
  ],
  [
    'Sign-up shows errors and leads on at success',
    [
      'src/features/auth/signup-page › says "$text" on a $status',
      'sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen',
    ],
  ],
  ['Sign-up links to sign-in and to the terms', ['src/features/auth/signup-page › leads to $path']],
  [
    'Its submit is enabled only for matching passwords of score 4',
    ['src/features/auth/signup-page › is enabled only for a strong password given twice, and shows both on request'],
  ],
  [
    'Sign-up values are trimmed',
    ['sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen'],
  ],
  [
    '/email-sent shows email and company, or general words',
    [
      'sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen',
      'src/features/auth/email-sent-page › falls back to general words, and leads back to sign in',
    ],
  ],
  ['/email-sent resends the verification', ['src/features/auth/email-sent-page › sends another mail, and says so']],
  [
    '/email-sent links back to /login',
    ['src/features/auth/email-sent-page › falls back to general words, and leads back to sign in'],
  ],
  [
    'The verification link is said to expire in 24 hours',
    ['sign-up › sends trimmed values, keeps the result for the session and leads to the mail screen'],
    ['The verification link expires in 24 hours.'],
  ],
  [
    '/email-verified names the company and has Sign In Now',
    ['src/features/auth/email-sent-page › goes to sign in five seconds after the verification'],
    ['Sign In Now'],
  ],
  [
    'Forgot-password links back to /login',
    ['src/features/auth/forgot-password-page › shows the message of the server, and leads back to sign in'],
  ],
  [
    'Without a token the reset page says so and links to /forgot-password',
    ['src/features/auth/reset-password-page › cannot be set without a token'],
    ['Invalid or missing reset token.'],
  ],
  [
    'Reset has a password and its confirmation, and leads to /login',
    ['src/features/auth/reset-password-page › leads to sign in after two seconds'],
  ],
  [
    'Terms have four sections',
    ['public-pages › has its four sections and its claims'],
    ['Terms of Service', 'Privacy Policy', 'Data Security & Encryption', 'Customer Data Isolation'],
  ],
  [
    'The terms claim read-only access, TLS, encryption at rest, isolation by key, audit logs, contact by email',
    ['public-pages › has its four sections and its claims'],
  ],
  [
    'The callback reads error, code and state and shows processing, success or error',
    [
      'public-pages › fails for "$query" and goes on after three seconds',
      'public-pages › succeeds, having spent the code once, and goes on after two seconds',
    ],
    ['Connecting GitHub...', 'GitHub connected', 'Connection Failed'],
  ],
]

export const shellSentences: readonly Sentence[] = [
  ['Desktop has an app switcher', ['phone › at $width px the bottom bar is there: $isMobile']],
  ['Below 1024 px a bottom bar has Incidents, List with a badge, and Logs', [BAR], ['Incidents', 'List', 'Logs']],
  ['The badge reads 99+ above 99', [BAR], ['99+']],
  ['There is a drawer of apps', [BAR]],
  // Metrics and traces are there by now: see metrics.e2e.test.ts and traces.e2e.test.ts.
  ['Metrics, traces and alerts are coming soon', ['settings › %s is coming soon'], ['Feature coming soon']],
  ['The logs app shows Agent Status with an agent', [AGENT], ['Agent Status']],
  ['The logs app shows Log Agent Setup without one', [WIZARD], ['Log Agent Setup']],
  ['The logs app has a forwarding panel', ['logs › sends pasted lines with the key and links to what was found']],
  ['The top bar shows name, company and role', ['auth-gate › shows name, company and role']],
  ['The menu offers Manage Team to admins', [TEAM, MEMBER], ['Manage Team']],
  ['The menu offers Logout', ['auth-gate › signs out even when the server cannot be told'], ['Logout']],
  [
    'The operator opens Admin Telemetry over the whole screen, and closes it',
    ['settings › covers the screen for the operator, and closes'],
    ['Telemetry', 'Admin Telemetry', 'Close'],
  ],
  ['Nobody else sees the Telemetry button', [MEMBER]],
]

export const explorerSentences: readonly Sentence[] = [
  [
    'The list has its title, search, count and refresh',
    [
      'incident-list › has its title, count, refresh and groups',
      'incident-list › keeps search and filters in the address',
    ],
    ['INCIDENT EXPLORER', 'Refresh'],
  ],
  [
    'A banner shows while logs are processed',
    ['incident-list › shows the banner while logs are processed'],
    ['Processing logs...'],
  ],
  [
    'Incidents are grouped Today, Yesterday, Last 7 days, Older',
    ['incident-list › has its title, count, refresh and groups', 'src/lib/time/date-group › $iso is in $group'],
    ['Today', 'Yesterday', 'Last 7 days', 'Older'],
  ],
  [
    'A click selects, a double click opens a tab',
    ['incident-list › selects with a click and opens a tab with a double click'],
  ],
  ['A right click asks whether to delete', ['incident-list › asks before it deletes, and takes it back']],
  ['Each gesture has a key', [KEYS]],
  ['On a phone the list slides over', ['phone › leads from a link to an assignment and a comment with one thumb']],
  ['Tabs have a severity, a title and a close button', [TABS]],
  [
    'Tabs have an unsaved dot',
    ['incident-detail › saves the status first, then the assignment, and only what changed'],
    ['Unsaved changes'],
  ],
  ['Closing the active tab activates the last that remains', [TABS]],
  [
    'An empty list points to Log Forwarding',
    ['incident-list › points to log forwarding when there is nothing'],
    ['No incidents found', 'Log Forwarding'],
  ],
  [
    'Without a selection it says what to do',
    ['incident-list › has its title, count, refresh and groups'],
    ['Click an incident from the left to analyze'],
  ],
  ['With tabs and none active it says so', [TABS], ['No active tab']],
]

export const detailSentences: readonly Sentence[] = [
  ['The header has type, confidence as a rounded percent, title, rationale and severity', [HEADER], ['86% confidence']],
  [
    'The header has status, assignee and Save',
    ['incident-detail › saves the status first, then the assignment, and only what changed'],
    ['Status', 'Assignee', 'Save'],
  ],
  [
    'There are seven tabs, three with a count',
    [HEADER],
    ['Summary', 'Root Cause', 'Evidence & Logs', 'Impact Analysis', 'Technical Details', 'Timeline', 'Solution'],
  ],
  ['Technical Details holds the temporal pattern', [HEADER], ['Temporal pattern analysis']],
  ['Solution is there only with commands', ['incident-detail › has no Solution without commands']],
  [
    'Commands show category, priority, time, text, check and undo',
    ['incident-actions › shows each command with its risk, check and undo, and remembers what was done'],
  ],
  [
    'Below the tabs: comments, then the latest answer, then the question',
    ['incident-actions › stands in order: the tabs, the comments, the latest answer, the question'],
  ],
  [
    'Five chips show while the input is empty',
    [CHAT],
    [
      'Why High severity?',
      'Propose immediate mitigation',
      'Show related incidents',
      'Check code changes',
      'Generate runbook',
    ],
  ],
  ['Enter sends, Shift+Enter breaks the line', [CHAT]],
  [
    'Reasoning over 200 characters is split and loses its log markers',
    [
      'src/lib/text/split-reasoning › keeps a short text whole and drops log markers',
      'src/lib/text/split-reasoning › splits a long text at sentence ends without losing a word',
    ],
  ],
  ['Check code changes shows files, reasons, blame and hunks', ['incident-detail › shows the change that did it']],
]

export const otherScreenSentences: readonly Sentence[] = [
  [
    'Forwarding takes a dropped or picked file, or pasted text',
    [
      'src/features/logs/forwarding/forwarding-panel › takes a .log file and refuses others',
      'logs › sends pasted lines with the key and links to what was found',
      'src/features/logs/forwarding/forwarding-panel › takes a file that is dropped on it',
    ],
    ['Process Logs'],
  ],
  [
    'Forwarding has Clear Cache',
    ['src/features/logs/forwarding/forwarding-panel › clears the cache, and says when it could not'],
    ['Clear Cache'],
  ],
  ['The wizard offers three deployments', [WIZARD], ['Docker Compose', 'Kubernetes', 'Standalone Docker']],
  [
    'The wizard has five steps',
    [PAUSES],
    ['Choose Deployment', 'Get API Key', 'Deploy Agent', 'Verify Connection', 'Success'],
  ],
  ['An earlier step can be opened again', [WIZARD]],
  ['Setup takes about 5 minutes, incidents appear within 5-10', [WIZARD], ['about 5 minutes', '5-10 minutes']],
  ['An installed agent has a card with name, status, deployment, activity and installation', [AGENT]],
  [
    'What comes next, a tip on multiple environments and two buttons',
    [AGENT],
    ["What's Next", 'multiple environments', 'Install Another Agent', 'Refresh Status'],
  ],
  ['Settings have Profile with names, email and a password with show and hide', [SETTINGS]],
  ['An admin manages the team', [TEAM, 'src/features/settings/team/team-section › takes a new member']],
  ['A member reads the team and why', [MEMBER], ['Only administrators can manage team members']],
  ['The organization name is read-only and support changes it', [ORGANIZATION], ['Contact support']],
  ['The API key is copied and confirmed', [ORGANIZATION], ['Copied!']],
  ['Save Changes appears once something changed', [SETTINGS], ['Save Changes']],
  ['Three integrations are coming soon', [GITHUB], ['Slack', 'Jira', 'Google Drive', 'Coming soon']],
  ['The available one has Overview and Repositories', [GITHUB], ['Overview', 'Repositories']],
]
