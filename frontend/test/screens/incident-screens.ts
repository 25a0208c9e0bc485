import type { Page } from 'playwright-core'
import { idOf } from '../stand-in/incident-factory.ts'
import { answer } from '../use-dashboard.ts'
import { chooseAction, hold, INCIDENT, inside, press, scrollTo, see, steps, type Screen } from './screen.ts'

const views = ['summary', 'root-cause', 'evidence', 'impact', 'technical', 'timeline', 'solution']
const LIST = '**/api/v1/dashboard/incidents?*'
const DETAIL = `**/api/v1/dashboard/incidents/${idOf(100)}?*`
const problem = { detail: 'The database does not answer.', code: 'unavailable', request_id: 'req-7f3a9c21' }

const ask = async (page: Page) => {
  await page.getByLabel('Ask about this incident').fill('Who held the connections?')
  await page.getByLabel('Ask about this incident').press('Enter')
}
const changeStatus = async (page: Page) => {
  await page.getByLabel('Status', { exact: true }).selectOption('resolved')
}
const comment = async (page: Page) => {
  for (const text of ['Paged the database team.', 'Scheduler scaled to zero; connections are **falling**.']) {
    await page.getByLabel('Add a comment').fill(text)
    await page.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByText(text.slice(0, 12)).last().waitFor()
  }
  await page.getByLabel('Add a comment').scrollIntoViewIfNeeded()
}
const checkThree = async (page: Page) => {
  for (const index of [0, 1, 2])
    await page
      .locator('[data-incident]')
      .nth(index)
      .click({ modifiers: ['Control'] })
}

const explorer: readonly Screen[] = [
  inside({ name: 'incidents-empty-pane', path: '/dashboard/incidents' }),
  inside({ name: 'incidents-preview', path: `/dashboard/incidents?selected=${idOf(101)}` }),
  inside({ name: 'incidents-loading', path: '/dashboard/incidents', before: hold(LIST) }),
  inside({ name: 'incidents-none', path: '/dashboard/incidents', standIn: { incidentCount: 0 } }),
  inside({ name: 'incidents-none-match', path: '/dashboard/incidents?q=zebra&severity=critical&status=open' }),
  inside({
    name: 'incidents-failed',
    path: '/dashboard/incidents',
    before: (page) => answer(page, LIST, 503, problem),
  }),
  inside({
    name: 'incidents-outdated',
    path: '/dashboard/incidents',
    prepare: async (page) => {
      await page.locator('[data-incident]').first().waitFor()
      for (const pattern of ['**/health', LIST, '**/dashboard/changes*']) await answer(page, pattern, 503, {})
      await page.getByRole('button', { name: 'Refresh' }).click()
      await page.getByText(/List last updated/).waitFor()
    },
  }),
  inside({
    name: 'incidents-sample',
    path: '/dashboard/incidents',
    before: (page) =>
      page.route(LIST, async (route) => {
        const body = (await (await route.fetch()).json()) as { incidents: object[] }
        await route.fulfill({
          json: { ...body, incidents: body.incidents.map((item) => ({ ...item, source_type: 'sample' })) },
        })
      }),
  }),
  inside({
    name: 'incidents-processing',
    path: '/dashboard/incidents',
    before: (page) =>
      answer(page, '**/dashboard/changes*', 200, {
        cursor: new Date().toISOString(),
        changes: [],
        has_more: false,
        is_processing: true,
      }),
  }),
  inside({ name: 'incidents-bulk', path: '/dashboard/incidents', prepare: checkThree }),
  inside({ name: 'incidents-filter', path: '/dashboard/incidents?severity=high', prepare: press(/^Filter$/) }),
  inside({ name: 'incidents-views', path: '/dashboard/incidents?severity=high', prepare: press(/^Views/) }),
  inside({
    name: 'incidents-delete',
    path: '/dashboard/incidents',
    prepare: (page) => page.locator('[data-incident]').first().click({ button: 'right' }),
  }),
  inside({
    name: 'incidents-offline',
    path: '/dashboard/incidents',
    prepare: (page) => page.context().setOffline(true),
  }),
  inside({ name: 'incidents-list-drawer', path: `${INCIDENT}?list=open` }),
  inside({
    name: 'incident-row-menu',
    path: `/dashboard/incidents?selected=${idOf(101)}`,
    // A phone shows the incident in the list's place.
    prepare: async (page) => {
      const opener = page.getByRole('button', { name: 'Incident actions' })
      if (await opener.isVisible()) await opener.click()
    },
  }),
  inside({
    name: 'palette',
    path: '/dashboard/incidents',
    prepare: (page) => page.keyboard.press('Control+k'),
  }),
  inside({
    name: 'palette-search',
    path: INCIDENT,
    prepare: async (page) => {
      await page.keyboard.press('Control+k')
      await page.keyboard.type('stat')
    },
  }),
  inside({
    name: 'shortcuts',
    path: '/dashboard/incidents',
    prepare: steps((page) => page.keyboard.press('?'), see('Leave a field, close what is open')),
  }),
]

const detail: readonly Screen[] = [
  ...views.map((view) => inside({ name: `incident-${view}`, path: `${INCIDENT}?view=${view}` })),
  inside({ name: 'incident-loading', path: INCIDENT, before: hold(DETAIL) }),
  inside({ name: 'incident-failed', path: INCIDENT, before: (page) => answer(page, DETAIL, 503, problem) }),
  inside({ name: 'incident-gone', path: `/dashboard/incidents/${idOf(999)}` }),
  inside({ name: 'incident-unsaved', path: INCIDENT, prepare: changeStatus }),
  inside({
    name: 'incident-save-failed',
    path: INCIDENT,
    before: (page) => answer(page, '**/status', 503, problem, 'PATCH'),
    prepare: steps(changeStatus, press(/^Save$/), see('Save Failed')),
  }),
  inside({ name: 'incident-comments', path: INCIDENT, prepare: comment }),
  inside({
    name: 'incident-answer',
    path: INCIDENT,
    prepare: steps(press('Generate runbook'), scrollTo('everything else follows')),
  }),
  inside({ name: 'incident-answering', path: INCIDENT, before: hold('**/ask'), prepare: ask }),
  inside({
    name: 'incident-answer-failed',
    path: INCIDENT,
    before: (page) => answer(page, '**/ask', 500, {}),
    prepare: steps(ask, scrollTo(/Failed to generate answer/)),
  }),
  inside({
    name: 'incident-code',
    path: INCIDENT,
    prepare: steps(press('Check code changes'), scrollTo('open-connection.ts')),
  }),
  inside({
    name: 'incident-code-refused',
    path: INCIDENT,
    before: (page) =>
      answer(page, '**/analyze-code', 200, {
        analysis: {
          error_message: 'GitHub is not connected. Connect it under Integrations.',
          explanation: '',
          files_investigated: [],
          skipped_files: [],
        },
      }),
    prepare: steps(press('Check code changes'), scrollTo('GitHub is not connected')),
  }),
  inside({ name: 'incident-menu', path: INCIDENT, prepare: press('More actions') }),
  inside({ name: 'incident-model-calls', path: INCIDENT, prepare: chooseAction('What the model saw') }),
  inside({ name: 'incident-history', path: INCIDENT, prepare: chooseAction('History') }),
  inside({ name: 'incident-merge', path: INCIDENT, prepare: chooseAction('Merge into…') }),
  inside({ name: 'incident-split', path: INCIDENT, prepare: chooseAction('Split incident…') }),
  inside({ name: 'incident-delete', path: INCIDENT, prepare: chooseAction('Delete') }),
  inside({
    name: 'incident-neighbours',
    path: `${INCIDENT}?view=evidence&line=L1`,
    prepare: press('Show surrounding lines'),
  }),
]

export const incidentScreens: readonly Screen[] = [...explorer, ...detail]
