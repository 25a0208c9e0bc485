import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { User } from '@holdfast/contracts/people'
import { Tooltip } from 'radix-ui'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissToast, readToasts } from '../src/lib/toast/toast-store.ts'
import { Toaster } from '../src/ui/toaster.tsx'
import { answerCall, matchCall, type Call } from './stand-in/answer-call.ts'
import { admin, customer, tokenUntil } from './stand-in/people.ts'
import { createState, type StandInOptions, type StandInState } from './stand-in/stand-in-state.ts'
import type { StandInAnswer } from './stand-in/routes/route.ts'

interface ShowOptions {
  /** Path and query under which the screen stands. */
  readonly at: string
  /** Null for somebody who is signed out. */
  readonly user?: User | null
}

/** Where a screen led to, when it led away. */
const Elsewhere = () => <p>at {useLocation().pathname}</p>

const HOUR_MS = 3_600_000

/** Screens without a browser, over the API of memory that the browser tests use too. */
export function useScreens(options: StandInOptions = {}) {
  let state: StandInState
  let calls: Call[] = []
  let instead: { readonly pattern: string; readonly answer: StandInAnswer }[] = []

  const fetchFromMemory = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const text = typeof init.body === 'string' ? init.body : '{}'
    const call: Call = { method: init.method ?? 'GET', url, body: JSON.parse(text) as Call['body'] }
    calls.push(call)
    const { status = 200, body } = instead.find(({ pattern }) => matchCall(pattern, call))?.answer ??
      answerCall(state, call) ?? { status: 404, body: {} }
    return Response.json(body, { status })
  }

  beforeEach(() => {
    state = createState(options)
    calls = []
    instead = []
    vi.stubGlobal('fetch', fetchFromMemory)
  })
  afterEach(() => {
    cleanup()
    for (const { id } of readToasts()) dismissToast(id)
    localStorage.clear()
    sessionStorage.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const show = (screen: ReactElement, { at, user = admin }: ShowOptions) => {
    if (user) {
      localStorage.setItem('auth_token', tokenUntil(Date.now() + HOUR_MS))
      localStorage.setItem('user', JSON.stringify(user))
      localStorage.setItem('customer', JSON.stringify(customer))
    }
    const router = createMemoryRouter(
      [
        { path: at.split('?')[0] ?? at, element: screen },
        { path: '*', element: <Elsewhere /> },
      ],
      { initialEntries: [at] },
    )
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Tooltip.Provider>
          <RouterProvider router={router} />
          <Toaster />
        </Tooltip.Provider>
      </QueryClientProvider>,
    )
    return userEvent.setup({
      // A browser's dialog can be told to show all files.
      applyAccept: false,

      advanceTimers: (delayMs) => void (vi.isFakeTimers() && vi.advanceTimersByTime(delayMs)),
    })
  }

  return {
    show,
    /** Answers a call ('POST /api/v1/…', with `*` for a segment) in the server's place. */
    answer: (pattern: string, status: number, body: unknown) =>
      void instead.unshift({ pattern, answer: { status, body } }),
    state: () => state,
    /** What was asked of the server. */
    calls: (pattern: string) => calls.filter((call) => matchCall(pattern, call)),
  }
}
