import { Installation } from '@holdfast/contracts/installation'
import type { Route } from '../../route-dependencies.ts'

export const showInstallation: Route = async (app, { settings }) => {
  app.get(
    '/api/v1/installation',
    { config: { access: 'public' }, schema: { tags: ['installation'], response: { 200: Installation } } },
    async () => ({ support_email: settings.supportEmail ?? null, outbox_path: settings.outboxPath ?? null }),
  )
}
