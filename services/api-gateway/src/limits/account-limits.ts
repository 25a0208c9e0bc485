export const accountLimits = {
  auth_per_address: {
    limit: 60,
    windowSeconds: 60,
    complaint: 'Too many requests.',
    description: 'Sign-up, sign-in, verification and password calls per minute from one address.',
  },
  failures_per_account: {
    limit: 10,
    windowSeconds: 900,
    complaint: 'Too many failed attempts.',
    description: 'Wrong passwords per account in 15 minutes.',
  },
  sign_ups_per_email: {
    limit: 5,
    windowSeconds: 3600,
    complaint: 'Too many requests.',
    description: 'Sign-ups per hour with one email address.',
  },
  resends_per_email: {
    limit: 5,
    windowSeconds: 3600,
    complaint: 'Too many requests.',
    description: 'Verification mails per hour to one email address.',
  },
  resets_per_email: {
    limit: 5,
    windowSeconds: 3600,
    complaint: 'Too many requests.',
    description: 'Password reset mails per hour to one email address.',
  },
  forged_webhooks_per_address: {
    limit: 5,
    windowSeconds: 60,
    complaint: 'Too many requests.',
    description: 'Webhooks with a wrong signature per minute from one address.',
  },
  additions_per_company: {
    limit: 100,
    windowSeconds: 3600,
    complaint: 'Too many requests.',
    description: 'People added to one team per hour.',
  },
} as const

export type AccountLimit = keyof typeof accountLimits
