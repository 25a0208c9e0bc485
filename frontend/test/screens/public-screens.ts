import type { Page } from 'playwright-core'
import { answer } from '../use-dashboard.ts'
import { hold, outside, press, see, steps, type Screen } from './screen.ts'

const fillSignIn = async (page: Page) => {
  await page.getByPlaceholder('Your email address').fill('ada@example.com')
  await page.getByPlaceholder('Your password').fill('Sturdy-rope7')
  await page.getByRole('button', { name: 'Continue' }).click()
}
const fillSignUp = async (page: Page) => {
  for (const [label, text] of [
    ['Company name', 'Acme Shipping'],
    ['First name', 'Ada'],
    ['Last name', 'Lovelace'],
    ['Work email', 'ada@example.com'],
    ['Password', 'Sturdy-rope7'],
    ['Confirm password', 'Sturdy-rope7'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export const publicScreens: readonly Screen[] = [
  outside({ name: 'login', path: '/login' }),
  outside({
    name: 'login-session-ended',
    path: '/login',
    before: (page) =>
      page.addInitScript(() =>
        sessionStorage.setItem('sign_in_reason', 'Your role was changed to admin. Please sign in again.'),
      ),
  }),
  outside({
    name: 'email-sent-outbox',
    path: '/email-sent',
    before: (page) => answer(page, '**/api/v1/installation', 200, { support_email: null, outbox_path: '/dev/outbox' }),
  }),
  outside({
    name: 'terms-support',
    path: '/terms-and-privacy',
    before: (page) =>
      answer(page, '**/api/v1/installation', 200, { support_email: 'help@holdfast.example', outbox_path: null }),
  }),
  outside({
    name: 'login-refused',
    path: '/login',
    before: (page) => answer(page, '**/auth/login', 401, {}),
    prepare: steps(fillSignIn, see('Invalid email or password')),
  }),
  outside({
    name: 'login-unverified',
    path: '/login',
    before: (page) => answer(page, '**/auth/login', 403, { detail: 'Please verify your email first.' }),
    prepare: steps(fillSignIn, see('Resend verification email')),
  }),
  outside({ name: 'login-busy', path: '/login', before: hold('**/auth/login'), prepare: fillSignIn }),
  outside({ name: 'login-expired-link', path: '/login?verification=expired' }),
  outside({
    name: 'signup',
    path: '/signup',
    prepare: (page) => page.getByLabel('Password', { exact: true }).fill('Sturdy7'),
  }),
  outside({
    name: 'signup-refused',
    path: '/signup',
    before: (page) => answer(page, '**/auth/signup', 400, {}),
    prepare: steps(fillSignUp, see('Registration failed')),
  }),
  outside({ name: 'email-sent', path: '/email-sent' }),
  outside({
    name: 'email-sent-again',
    path: '/signup',
    prepare: steps(fillSignUp, press('Resend verification email'), see('Please check your inbox')),
  }),
  outside({ name: 'email-verified', path: '/email-verified?company=Acme' }),
  outside({ name: 'forgot-password', path: '/forgot-password' }),
  outside({
    name: 'forgot-password-sent',
    path: '/forgot-password',
    prepare: async (page) => {
      await page.getByPlaceholder('Your email address').fill('ada@example.com')
      await press('Send reset link')(page)
      await see('a reset link is on its way')(page)
    },
  }),
  outside({ name: 'reset-password', path: '/reset-password?token=t' }),
  outside({ name: 'reset-password-verified', path: '/reset-password?token=t&reason=verified' }),
  outside({
    name: 'reset-password-done',
    path: '/reset-password?token=t',
    prepare: async (page) => {
      await page.getByLabel('New password', { exact: true }).fill('Sturdy-rope7')
      await page.getByLabel('Confirm password', { exact: true }).fill('Sturdy-rope7')
      await press('Reset password')(page)
    },
  }),
  outside({ name: 'reset-password-missing', path: '/reset-password' }),
  outside({ name: 'terms', path: '/terms-and-privacy' }),
  outside({ name: 'callback', path: '/integrations/github/callback?code=c&state=s', before: hold(/auth\/callback/) }),
  outside({ name: 'callback-error', path: '/integrations/github/callback?error=access_denied' }),
]
