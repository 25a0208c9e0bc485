import type { User } from '@holdfast/contracts/people'
import type { Page } from 'playwright-core'
import { idOf } from '../stand-in/incident-factory.ts'
import { admin } from '../stand-in/people.ts'
import type { StandInOptions } from '../stand-in/stand-in-state.ts'

/** One picture: a screen in one of its states. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** Null is signed out. */
  readonly user: User | null
  readonly standIn?: StandInOptions
  /** Before the page loads: what the server answers differently. */
  readonly before?: (page: Page) => Promise<unknown>
  /** What a person does to get there. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export const INCIDENT = `/dashboard/incidents/${idOf(100)}`

export const inside = (screen: Omit<Screen, 'user'> & { readonly user?: User }): Screen => ({ user: admin, ...screen })
export const outside = (screen: Omit<Screen, 'user'>): Screen => ({ user: null, ...screen })

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

/** Each after the one before it. */
export const steps =
  (...all: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of all) await step(page)
  }

export const see = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor()

export const scrollTo = (text: string | RegExp) => (page: Page) => page.getByText(text).first().scrollIntoViewIfNeeded()

export const chooseAction = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** The call never comes back: the screen stays as it is while somebody waits. */
export const hold = (pattern: string | RegExp) => (page: Page) => page.route(pattern, () => undefined)
