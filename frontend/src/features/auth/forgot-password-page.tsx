import { isEmailShaped } from '@holdfast/contracts/email'
import { INVALID_EMAIL_TEXT } from '@holdfast/contracts/validation-texts'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { forgotPassword } from './api/reset-password.ts'
import { flowErrorText, SERVER_ERROR_TEXT } from '../../lib/api/flow-error-text.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { AuthLayout, LINK_CLASS } from './auth-layout.tsx'
import { OutboxHint } from './outbox-hint.tsx'

const TEXTS = { serverError: SERVER_ERROR_TEXT, otherwise: 'Failed to send reset email. Please try again.' }

export function ForgotPasswordPage() {
  const [email, setEmail] = useState('')
  const [complaint, setComplaint] = useState<string | null>(null)
  const request = useSingleMutation({ mutationFn: forgotPassword })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (request.isPending) return
    const isValid = isEmailShaped(email.trim())
    setComplaint(isValid ? null : INVALID_EMAIL_TEXT)
    if (isValid) request.mutate(email.trim())
  }
  const problem = complaint ?? (request.isError ? flowErrorText(request.error, TEXTS) : null)
  return (
    <AuthLayout title="Forgot your password?" intro="Enter your email and we will send you a link to set a new one.">
      {problem ? <Banner tone="error">{problem}</Banner> : null}
      {request.isSuccess ? (
        <>
          <Banner tone="success">{request.data.message}</Banner>
          <OutboxHint />
        </>
      ) : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          placeholder="Your email address"
          required
          value={email}
          disabled={request.isPending}
          onChange={(event) => {
            setEmail(event.target.value)
            setComplaint(null)
            request.reset()
          }}
        />
        <Button type="submit" tone="primary" size="lg" disabled={request.isPending}>
          {request.isPending ? 'Sending...' : 'Send reset link'}
        </Button>
      </form>
      <Link to="/login" className={`${LINK_CLASS} self-center text-sm`}>
        Back to sign in
      </Link>
    </AuthLayout>
  )
}
