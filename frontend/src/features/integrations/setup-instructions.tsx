import { Banner } from '../../ui/banner.tsx'

export function SetupInstructions() {
  return (
    <Banner tone="warning" className="mt-4">
      <p className="font-medium">GitHub is not configured on this installation.</p>
      <ol className="mt-1 flex list-decimal flex-col gap-0.5 pl-5">
        <li>Create a GitHub App with read-only permissions, under Settings, Developer settings.</li>
        <li>
          Set its callback address to{' '}
          <code className="font-mono wrap-anywhere">{location.origin}/integrations/github/callback</code>
        </li>
        <li>
          Start Holdfast with <code className="font-mono">GITHUB_CLIENT_ID</code> and{' '}
          <code className="font-mono">GITHUB_CLIENT_SECRET</code>.
        </li>
      </ol>
    </Banner>
  )
}
