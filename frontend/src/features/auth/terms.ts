export const TERMS = [
  {
    title: 'Terms of Service',
    paragraphs: [
      'Holdfast reads the logs that your company sends to it, detects incidents in them and shows what it found. It proposes commands and never runs them: what you execute on your systems is your decision.',
      'Your company keeps all rights in its logs. You are responsible for having the right to send them, for the people you add to your team, and for keeping your API key and passwords to yourselves.',
      'Findings rest on the lines you sent and come with a stated confidence. They support your judgement and do not replace it.',
    ],
  },
  {
    title: 'Privacy Policy',
    paragraphs: [
      'We keep what the service needs: the account data of your team, the logs you send for as long as your retention setting says, and the incidents found in them with the lines that prove them.',
      'Access to your data sources is read-only. Holdfast never writes to your systems, your repositories or your log stores.',
      'Secrets and personal data are masked before any text reaches a language model, and you can see exactly what was sent. Models are used only where your company has allowed them.',
    ],
  },
  {
    title: 'Data Security & Encryption',
    paragraphs: [
      'Data is encrypted in transit with TLS and encrypted at rest with a key of your company’s own. Passwords are stored only as salted hashes; API keys and access tokens are stored encrypted.',
      'Security-relevant acts such as sign-ins, role changes, key rotations and deletions are written to audit logs that administrators can read and nobody can change.',
    ],
  },
  {
    title: 'Customer Data Isolation',
    paragraphs: [
      'Each company’s data is isolated by its API key and, in the database itself, by row-level security: a query made for one company cannot return rows of another.',
      'Deleting your company erases its encryption key, which makes every remaining copy of its logs unreadable.',
    ],
  },
] as const
