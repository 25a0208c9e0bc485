import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { idOf } from './stand-in/incident-factory.ts'
import { admin } from './stand-in/people.ts'
import { traceIdOf } from './stand-in/signal-factory.ts'

const incident = `/dashboard/incidents/${idOf(100)}`
const views = ['summary', 'root-cause', 'evidence', 'impact', 'technical', 'timeline', 'solution']
const sections = ['profile', 'team', 'organization', 'analysis', 'ai', 'sessions', 'audit']

const publicPaths = [
  '/login?verification=expired',
  '/signup',
  '/email-sent',
  '/email-verified',
  '/forgot-password',
  '/reset-password?token=t',
  '/reset-password',
  '/terms-and-privacy',
  '/integrations/github/callback?error=x',
]
const privatePaths = [
  '/dashboard/incidents',
  ...views.map((view) => `${incident}?view=${view}`),
  '/dashboard/logs',
  '/dashboard/logs?view=forward',
  '/dashboard/integrations?integration=github',
  '/dashboard/metrics',
  '/dashboard/traces',
  `/dashboard/traces/${traceIdOf(2)}`,
  ...sections.map((section) => `/dashboard/settings/${section}`),
]
export const screens = [
  ...publicPaths.map((path) => ({ path, user: null })),
  ...privatePaths.map((path) => ({ path, user: admin })),
]

const everyday = new Set([
  '/login?verification=expired',
  '/dashboard/incidents',
  `${incident}?view=summary`,
  `${incident}?view=evidence`,
  '/dashboard/logs?view=forward',
  '/dashboard/metrics',
  '/dashboard/traces',
  '/dashboard/settings/team',
])
/** One of each kind; the rest is judged at night. */
export const everydayScreens = screens.filter(({ path }) => everyday.has(path))

/** Of an incident's views only what differs: the rest of the page was judged with its summary. */
export const complaintsOf = async (page: Page, path: string) => {
  const axe = new AxeBuilder({ page })
  if (path.startsWith(incident) && !path.endsWith('summary')) axe.include('[role="tabpanel"]')
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** A quiet network is not enough on a slow machine: what it brought must be drawn. */
export async function settle(page: Page, path: string) {
  await page.waitForLoadState('networkidle')
  if (path.startsWith(incident)) await page.getByRole('tabpanel').waitFor()
  await page.waitForFunction(() => !document.querySelector('[role="status"][aria-label^="Loading"]'))
}
