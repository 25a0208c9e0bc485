import { MailCheck } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { AuthLayout, LINK_CLASS } from './auth-layout.tsx'
import { ResendVerification } from './resend-verification.tsx'

function textOf(state: unknown, name: string): string {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' ? value : ''
}

export function EmailSentPage() {
  const { state } = useLocation()
  const email = textOf(state, 'email')
  const company = textOf(state, 'company_name')
  return (
    <AuthLayout title="Check your email">
      <MailCheck size={32} aria-hidden className="text-good" />
      <p className="text-soft text-pretty">
        We sent a verification email to{' '}
        <strong className="text-ink wrap-anywhere">{email || 'your email address'}</strong>. Open the link in it to
        activate {company ? <strong className="text-ink">{company}</strong> : 'your account'}.
      </p>
      <p className="text-soft text-sm">The verification link expires in 24 hours.</p>
      <ResendVerification email={email} />
      <Link to="/login" className={`${LINK_CLASS} self-center text-sm`}>
        Back to sign in
      </Link>
    </AuthLayout>
  )
}
