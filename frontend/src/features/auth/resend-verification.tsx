import { useState } from 'react'
import { resendVerification } from './api/resend-verification.ts'
import { flowErrorText } from '../../lib/api/flow-error-text.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { OutboxHint } from './outbox-hint.tsx'

const TEXTS = {
  byStatus: {
    400: 'Your email is already verified or the request is invalid.',
    404: 'No account found with this email address.',
    429: 'Too many requests. Please wait a moment before trying again.',
  },
  otherwise: 'Failed to resend verification email. Please try again later.',
}

/** Asks for the address only where the screen does not know it. */
export function ResendVerification({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState('')
  const resend = useSingleMutation({ mutationFn: resendVerification })
  const address = email === '' ? typed.trim() : email
  return (
    <div className="flex flex-col gap-3">
      <OutboxHint />
      {email === '' ? (
        <Field
          label="Email to verify"
          type="email"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            resend.reset()
          }}
        />
      ) : null}
      <Button disabled={resend.isPending || address === ''} onClick={() => resend.mutate(address)}>
        {resend.isPending ? 'Sending...' : 'Resend verification email'}
      </Button>
      {resend.isSuccess ? (
        <Banner tone="success">Verification email sent successfully! Please check your inbox.</Banner>
      ) : null}
      {resend.isError ? <Banner tone="error">{flowErrorText(resend.error, TEXTS)}</Banner> : null}
    </div>
  )
}
