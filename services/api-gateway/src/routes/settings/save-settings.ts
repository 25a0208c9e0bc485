import { mailWritten, settingsChanged } from '@holdfast/contracts/events/catalogue'
import { Problem } from '@holdfast/contracts/problem'
import { ApiKeyQuery } from '@holdfast/contracts/scalars'
import { SaveSettingsRequest, Settings } from '@holdfast/contracts/settings'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { describeSettings } from './describe-settings.ts'
import { preparePasswordChange, savePassword } from './save-password.ts'
import { prepareProfileChange, saveProfile } from './save-profile.ts'
import { saveCustomerSettings, saveUserSettings } from './save-preferences.ts'

/** All parts are checked before any is saved, and saved in one transaction. */
export const saveSettings: Route = async (app, dependencies) => {
  const { database, now } = dependencies
  app.post(
    '/api/v1/settings',
    {
      config: { access: 'member' },
      schema: {
        tags: ['settings'],
        querystring: ApiKeyQuery,
        body: SaveSettingsRequest,
        response: { 200: Settings, '4xx': Problem },
      },
    },
    async (request) => {
      const { customerId, userId } = callerOf(request)
      const { profile, password, user_settings: userSettings, customer_settings: customerSettings } = request.body
      const profileChange = profile && (await prepareProfileChange(request, dependencies, profile))
      const passwordChange = password && (await preparePasswordChange(request, dependencies, password))
      return database.withTenant(customerId, async (tx, { publish }) => {
        const written = profileChange ? await saveProfile(tx, request, dependencies, profileChange) : []
        if (passwordChange) await savePassword(tx, request, passwordChange, now())
        if (userSettings) await saveUserSettings(tx, userId, userSettings)
        if (customerSettings) await saveCustomerSettings(tx, request, customerSettings)
        for (const mailId of written) publish(mailWritten, { mailId })
        publish(settingsChanged, { customerId })
        return describeSettings(tx, userId, now())
      })
    },
  )
}
