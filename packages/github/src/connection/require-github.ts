import { AppError } from '@holdfast/runtime/app-error'
import type { GithubSettings } from '../github-settings.ts'
import type { GithubUse } from './github-use.ts'

/** The settings, or the sentence that says what to do. */
export function requireGithub({ github, publicUrl }: GithubUse['settings']): GithubSettings {
  if (github) return github
  throw new AppError(
    'not_configured',
    'GitHub is not configured. Create a GitHub App with read-only access to contents, metadata and pull requests, set its ' +
      `callback URL to ${publicUrl}/integrations/github/callback, and start Holdfast with GITHUB_CLIENT_ID and ` +
      'GITHUB_CLIENT_SECRET.',
  )
}

export const notConnected = (): AppError => new AppError('conflict', 'GitHub is not connected. Connect it first.')
