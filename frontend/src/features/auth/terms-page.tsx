import { Link } from 'react-router'
import { Wordmark } from '../../ui/wordmark.tsx'
import { LINK_CLASS } from './auth-layout.tsx'
import { TERMS } from './terms.ts'

export function TermsPage() {
  return (
    <main className="mx-auto max-w-[720px] px-5 py-10">
      <Link to="/login" aria-label="Holdfast" className="inline-block rounded-md">
        <Wordmark size={28} />
      </Link>
      <h1 className="mt-10 text-2xl font-semibold tracking-tight">Terms of Service and Privacy Policy</h1>
      <p className="text-faint mt-2 text-sm">
        Questions about any of this? Write to the address your company received with its account.
      </p>
      {TERMS.map(({ title, paragraphs }) => (
        <section key={title} className="border-line mt-8 border-t pt-6">
          <h2 className="text-lg font-semibold">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="text-soft mt-3 text-pretty">
              {text}
            </p>
          ))}
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
