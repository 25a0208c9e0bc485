import type { Page } from 'playwright-core'
import { member } from '../stand-in/people.ts'
import { answer } from '../use-dashboard.ts'
import { hold, inside, press, scrollTo, see, steps, type Screen } from './screen.ts'

const GITHUB = '/dashboard/integrations?integration=github'
const sections = ['profile', 'team', 'organization', 'analysis', 'ai', 'sessions', 'audit']
const openRepositories = (page: Page) => page.getByRole('tab', { name: 'Repositories' }).click()
const changeName = (page: Page) => page.getByLabel('First name').fill('Augusta')
const chooseOwn = async (page: Page) => {
  await page.getByRole('radio', { name: 'Your own endpoint' }).check()
  await page.getByLabel('Address', { exact: true }).fill('https://models.example.com/v1')
}

const settings: readonly Screen[] = [
  ...sections.map((section) => inside({ name: `settings-${section}`, path: `/dashboard/settings/${section}` })),
  inside({ name: 'settings-loading', path: '/dashboard/settings/profile', before: hold('**/api/v1/settings') }),
  inside({
    name: 'settings-failed',
    path: '/dashboard/settings/profile',
    before: (page) => answer(page, '**/api/v1/settings', 500, { request_id: 'req-7f3a9c21' }),
  }),
  inside({ name: 'settings-changed', path: '/dashboard/settings/profile', prepare: changeName }),
  inside({
    name: 'settings-saved',
    path: '/dashboard/settings/profile',
    prepare: steps(changeName, press('Save Changes'), see('Settings saved')),
  }),
  inside({ name: 'settings-team-member', path: '/dashboard/settings/team', user: member }),
  inside({ name: 'settings-team-invited', path: '/dashboard/settings/team', standIn: { hasInvitation: true } }),
  inside({ name: 'settings-team-add', path: '/dashboard/settings/team', prepare: press('Add member') }),
  inside({ name: 'settings-team-remove', path: '/dashboard/settings/team', prepare: press('Remove Grace Hopper') }),
  inside({ name: 'settings-rotate', path: '/dashboard/settings/organization', prepare: press('Rotate key') }),
  inside({ name: 'settings-erase', path: '/dashboard/settings/organization', prepare: press('Erase company…') }),
  inside({
    name: 'settings-erasure-waits',
    path: '/dashboard/settings/organization',
    standIn: { eraseAt: '2026-12-01T09:30:00Z' },
  }),
  inside({ name: 'settings-ai-own', path: '/dashboard/settings/ai', prepare: chooseOwn }),
  inside({ name: 'settings-ai-spend', path: '/dashboard/settings/ai', prepare: scrollTo('Total') }),
  inside({
    name: 'settings-ai-spend-failed',
    path: '/dashboard/settings/ai',
    before: (page) => answer(page, '**/settings/ai/spend?*', 500, {}),
    prepare: scrollTo('The spend could not be loaded'),
  }),
  inside({ name: 'settings-member', path: '/dashboard/settings/organization', user: member }),
]

const integrations: readonly Screen[] = [
  inside({ name: 'integrations-list', path: '/dashboard/integrations' }),
  inside({ name: 'integrations', path: GITHUB }),
  inside({ name: 'integrations-disconnect', path: GITHUB, prepare: press('Disconnect') }),
  inside({ name: 'integrations-disconnected', path: GITHUB, standIn: { isGithubConnected: false } }),
  inside({
    name: 'integrations-not-configured',
    path: GITHUB,
    standIn: { isGithubConnected: false },
    before: (page) =>
      answer(page, /github\/auth\/start/, 400, { detail: 'GitHub is not configured.', code: 'not-configured' }),
    prepare: press(/^Connect$/),
  }),
  inside({ name: 'integrations-repositories', path: GITHUB, prepare: openRepositories }),
  inside({
    name: 'integrations-no-repositories',
    path: GITHUB,
    before: (page) => answer(page, /github\/repositories/, 200, { repositories: [] }),
    prepare: openRepositories,
  }),
  inside({
    name: 'integrations-repositories-failed',
    path: GITHUB,
    before: (page) => answer(page, /github\/repositories/, 503, { detail: 'The rate limit of GitHub is reached.' }),
    prepare: openRepositories,
  }),
]

const openTelemetry = steps(press('Telemetry'), see('Globex'))

export const settingsScreens: readonly Screen[] = [
  ...settings,
  ...integrations,
  inside({ name: 'alerts', path: '/dashboard/alerts' }),
  inside({
    name: 'user-menu',
    path: '/dashboard/alerts',
    prepare: press(/^User menu/),
  }),
  inside({
    name: 'app-drawer',
    path: '/dashboard/alerts',
    prepare: async (page) => {
      const opener = page.getByRole('button', { name: 'Open apps' })
      if (await opener.isVisible()) await opener.click()
    },
  }),
  inside({ name: 'telemetry', path: '/dashboard/alerts', prepare: openTelemetry }),
  inside({
    name: 'telemetry-customer',
    path: '/dashboard/alerts',
    prepare: steps(openTelemetry, (page) => page.getByText('Acme Shipping').last().click()),
  }),
  inside({
    name: 'telemetry-failed',
    path: '/dashboard/alerts',
    before: (page) => answer(page, '**/admin/telemetry*', 500, { request_id: 'req-7f3a9c21' }),
    prepare: steps(press('Telemetry'), see('Failed to load telemetry data')),
  }),
]
