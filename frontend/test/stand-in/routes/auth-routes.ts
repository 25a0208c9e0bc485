import { CUSTOMER_ID, idOf } from '../incident-factory.ts'
import { customer, tokenUntil } from '../people.ts'
import { now, ok, problem, type Routes } from './route.ts'

export const authRoutes: Routes = [
  ['GET /health', () => ok({ status: 'ok' })],
  ['GET /api/v1/installation', (state) => ok(state.installation)],
  [
    'POST /api/v1/auth/login',
    (state, { body }) =>
      body['password'] === 'wrong'
        ? problem(401, 'Invalid email or password')
        : ok({ access_token: tokenUntil(Date.now() + 3_600_000), user: state.user, customer }),
  ],
  [
    'POST /api/v1/auth/signup',
    (_, { body }) =>
      ok({
        customer_id: CUSTOMER_ID,
        api_key: customer.api_key,
        company_name: body['company_name'],
        admin_email: body['email'],
      }),
  ],
  ['POST /api/v1/auth/resend-verification', () => ok({ message: 'Sent.' })],
  [
    'POST /api/v1/auth/forgot-password',
    () => ok({ message: 'If an account exists for this address, a reset link is on its way.' }),
  ],
  ['POST /api/v1/auth/reset-password', () => ok({ message: 'Your password has been reset. You can sign in now.' })],
  ['POST /api/v1/auth/logout', () => ok({ message: 'Signed out.' })],
  ['GET /api/v1/auth/me', (state) => ok({ user: state.user, customer })],
  [
    'GET /api/v1/auth/sessions',
    () =>
      ok({
        sessions: [
          {
            id: idOf(1),
            created_at: now(),
            last_seen_at: now(),
            expires_at: now(),
            address: '10.0.0.4',
            user_agent: 'Chromium on Linux',
            is_current: true,
          },
        ],
      }),
  ],
]
