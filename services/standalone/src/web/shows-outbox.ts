import { isLoopbackUrl } from '@holdfast/mail/outbox-page'
import type { StandaloneConfig } from '../config.ts'

/** Mails open accounts: where others are meant to reach the product, no page may show them. */
export const showsOutbox = ({ SMTP_URL, PUBLIC_URL }: Pick<StandaloneConfig, 'SMTP_URL' | 'PUBLIC_URL'>): boolean =>
  !SMTP_URL && isLoopbackUrl(PUBLIC_URL)
