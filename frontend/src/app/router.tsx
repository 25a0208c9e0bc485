import { createBrowserRouter, Navigate, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { isAuthLive, readAuth, requireLiveAuth } from '../lib/auth/auth-storage.ts'
import { SESSION_ENDED_TEXT } from '../lib/auth/end-session.ts'
import { rememberOrigin, rememberReason } from '../lib/auth/sign-in-origin.ts'
import { PageLoading } from './page-loading.tsx'
import { RouteError } from './route-error.tsx'

function gate({ request }: LoaderFunctionArgs) {
  const hadAuth = readAuth() !== null
  if (requireLiveAuth(Date.now())) return null
  if (hadAuth) rememberReason(SESSION_ENDED_TEXT)
  const { pathname, search } = new URL(request.url)
  rememberOrigin(pathname + search)
  return redirect('/login')
}

const publicRoutes: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('../features/auth/login-page.tsx')).LoginPage }) },
  { path: '/signup', lazy: async () => ({ Component: (await import('../features/auth/signup-page.tsx')).SignupPage }) },
  {
    path: '/email-sent',
    lazy: async () => ({ Component: (await import('../features/auth/email-sent-page.tsx')).EmailSentPage }),
  },
  {
    path: '/email-verified',
    lazy: async () => ({ Component: (await import('../features/auth/email-verified-page.tsx')).EmailVerifiedPage }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({ Component: (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({ Component: (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage }),
  },
  {
    path: '/terms-and-privacy',
    lazy: async () => ({ Component: (await import('../features/auth/terms-page.tsx')).TermsPage }),
  },
  {
    path: '/integrations/github/callback',
    lazy: async () => ({
      Component: (await import('../features/github-callback/github-callback-page.tsx')).GithubCallbackPage,
    }),
  },
]

const incidents = async () => ({
  Component: (await import('../features/incidents/explorer/incident-explorer.tsx')).IncidentExplorer,
})
const comingSoon = async () => ({
  Component: (await import('../features/coming-soon/coming-soon-page.tsx')).ComingSoonPage,
})

const dashboard: RouteObject = {
  path: '/dashboard',
  loader: gate,
  // Who is still signed in does not wait: with nothing to load, the address changes within the key press.
  shouldRevalidate: () => !isAuthLive(Date.now()),
  lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
  children: [
    { index: true, element: <Navigate to="/dashboard/incidents" replace /> },
    { path: 'incidents', lazy: incidents, children: [{ index: true }, { path: ':incidentId' }] },
    { path: 'logs', lazy: async () => ({ Component: (await import('../features/logs/logs-page.tsx')).LogsPage }) },
    {
      path: 'integrations',
      lazy: async () => ({
        Component: (await import('../features/integrations/integrations-page.tsx')).IntegrationsPage,
      }),
    },
    {
      path: 'metrics',
      lazy: async () => ({ Component: (await import('../features/metrics/metrics-page.tsx')).MetricsPage }),
    },
    {
      path: 'traces',
      lazy: async () => ({ Component: (await import('../features/traces/traces-page.tsx')).TracesPage }),
    },
    {
      path: 'traces/:traceId',
      lazy: async () => ({ Component: (await import('../features/traces/trace-page.tsx')).TracePage }),
    },
    { path: 'alerts', lazy: comingSoon },
    {
      path: 'settings/:section?',
      lazy: async () => ({ Component: (await import('../features/settings/settings-page.tsx')).SettingsPage }),
    },
    { path: '*', element: <Navigate to="/dashboard" replace /> },
  ],
}

export const router = createBrowserRouter([
  {
    ErrorBoundary: RouteError,
    HydrateFallback: PageLoading,
    children: [...publicRoutes, dashboard, { path: '*', element: <Navigate to="/dashboard" replace /> }],
  },
])
