import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { Wordmark } from '../../ui/wordmark.tsx'

interface AuthLayoutProps {
  readonly title: string
  readonly intro?: ReactNode
  readonly children: ReactNode
}

export function AuthLayout({ title, intro, children }: AuthLayoutProps) {
  usePageTitle(title)
  return (
    <main className="flex min-h-dvh flex-col items-center px-4 py-8 sm:justify-center sm:py-12">
      <div className="w-full max-w-[420px]">
        <Link to="/login" aria-label="Holdfast" className="mb-8 inline-block rounded-md">
          <Wordmark size={28} />
        </Link>
        <div className="bg-panel border-line rounded-lg border p-6 shadow-[0_1px_2px_rgb(0_0_0/4%)] sm:p-8">
          <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
          {intro ? <p className="text-soft mt-1.5 text-sm text-pretty">{intro}</p> : null}
          <div className="mt-6 flex flex-col gap-4">{children}</div>
        </div>
      </div>
    </main>
  )
}

export const LINK_CLASS = 'text-accent-ink rounded-sm font-medium underline-offset-4 hover:underline'
