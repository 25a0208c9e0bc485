import { HttpUrl } from '@holdfast/runtime/setting-types'
import { z } from 'zod'

/** The settings of every service that talks to the source-code host. */
export const githubEnvironment = {
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_URL: HttpUrl.optional(),
  GITHUB_API_URL: HttpUrl.optional(),
}

interface ClientSettings {
  readonly GITHUB_CLIENT_ID?: string | undefined
  readonly GITHUB_CLIENT_SECRET?: string | undefined
}

export const areGithubSettingsWhole = (config: ClientSettings): boolean =>
  (config.GITHUB_CLIENT_ID === undefined) === (config.GITHUB_CLIENT_SECRET === undefined)

export const githubSettingsProblem = {
  path: ['GITHUB_CLIENT_ID'],
  error: 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET go together',
}
