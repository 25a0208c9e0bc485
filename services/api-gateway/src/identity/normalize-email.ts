/** Addresses are compared as mailboxes are in practice: without case. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()
