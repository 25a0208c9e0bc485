export const logKeys = {
  all: ['logs'],
  ledger: (since: string) => ['logs', 'ledger', since],
  installations: ['agent', 'installations'],
  commands: (deployment: string, fingerprint: string) => ['agent', 'commands', deployment, fingerprint],
} as const
