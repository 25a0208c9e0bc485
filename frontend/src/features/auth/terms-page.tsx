import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { installationQuery } from '../../lib/api/installation-query.ts'
import { MailLink } from '../../ui/mail-link.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { LINK_CLASS } from './auth-layout.tsx'
import { TERMS } from './terms.ts'

export function TermsPage() {
  const support = useQuery(installationQuery).data?.support_email
  return (
    <main className="mx-auto max-w-[720px] px-5 py-10">
      <Link to="/login" aria-label="Holdfast" className="inline-block rounded-md">
        <Wordmark size={28} />
      </Link>
      <h1 className="mt-10 text-2xl font-semibold tracking-tight">Terms of Service and Privacy Policy</h1>
      <p className="text-faint mt-2 text-sm">
        {support ? (
          <>
            Questions about any of this? Write to <MailLink address={support} />.
          </>
        ) : (
          'Questions about any of this? Contact is by email, to the administrator of this Holdfast installation.'
        )}
      </p>
      {TERMS.map(({ title, paragraphs }) => (
        <section key={title} className="border-line mt-8 border-t pt-6">
          <h2 className="text-lg font-semibold">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="text-soft mt-3 text-pretty">
              {text}
            </p>
          ))}
          {title === 'Privacy Policy' ? (
            <p className="text-soft mt-3 text-pretty">
              For questions, corrections or erasure, contact{' '}
              {support ? 'us by email: ' : 'the administrator of this installation by email.'}
              {support ? <MailLink address={support} /> : null}
            </p>
          ) : null}
        </section>
      ))}
      <p className="mt-10">
        <Link to="/login" className={LINK_CLASS}>
          Back to sign in
        </Link>
      </p>
    </main>
  )
}
