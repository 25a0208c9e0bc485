const tooMany = 'Too many requests.'
const tooManyFailures = 'Too many failed attempts.'

/**
 * What a stranger can use up must not be what the owner of an account needs: so the strict ones count an account and the
 * caller's address together, and those over all addresses are wide.
 */
export const accountLimits = {
  auth_per_address: {
    limit: 60,
    windowSeconds: 60,
    complaint: tooMany,
    description: 'Sign-up, sign-in, verification and password calls per minute from one address.',
  },
  failures_per_account: {
    limit: 10,
    windowSeconds: 900,
    complaint: tooManyFailures,
    description: 'Wrong passwords per account from one address, or from one browser that it knows, in 15 minutes.',
  },
  failures_from_strangers: {
    limit: 100,
    windowSeconds: 900,
    complaint: tooManyFailures,
    description: 'Wrong passwords per account in 15 minutes from all browsers that it does not know.',
  },
  failures_per_session: {
    limit: 10,
    windowSeconds: 900,
    complaint: tooManyFailures,
    description: 'Wrong passwords in 15 minutes in one session, where a change asks for it again.',
  },
  sign_ups_per_email: {
    limit: 5,
    windowSeconds: 3600,
    complaint: tooMany,
    description: 'Sign-ups per hour with one email address from one address.',
  },
  resends_per_email: {
    limit: 5,
    windowSeconds: 3600,
    complaint: tooMany,
    description: 'Verification mails per hour to one email address, asked for from one address.',
  },
  resets_per_email: {
    limit: 5,
    windowSeconds: 3600,
    complaint: tooMany,
    description: 'Password reset mails per hour to one email address, asked for from one address.',
  },
  mails_per_email: {
    limit: 20,
    windowSeconds: 3600,
    complaint: tooMany,
    description: 'Verification and reset mails per hour to one email address; the links of those sent still work.',
  },
  forged_webhooks_per_address: {
    limit: 5,
    windowSeconds: 60,
    complaint: tooMany,
    description: 'Webhooks with a wrong signature per minute from one address.',
  },
  additions_per_company: {
    limit: 100,
    windowSeconds: 3600,
    complaint: tooMany,
    description: 'People added to one team per hour.',
  },
  comments_per_company: {
    limit: 600,
    windowSeconds: 3600,
    complaint: tooMany,
    description: 'Comments written in one company per hour.',
  },
} as const

export type AccountLimit = keyof typeof accountLimits
