import type { AgentCommands, DeploymentType } from '@holdfast/contracts/agent'
import { useQuery } from '@tanstack/react-query'
import { commandsQuery } from '../api/commands-query.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'

interface DeployStepProps {
  readonly deployment: DeploymentType
  readonly fingerprint: string
  readonly onNext: () => void
}

function Snippet({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className="bg-raised border-line mt-2 overflow-hidden rounded-md border">
      <div className="border-line flex items-center justify-between gap-3 border-b py-1 pr-1 pl-3">
        <span className="text-soft truncate font-mono text-xs">{name}</span>
        <CopyButton text={text} ariaLabel={`Copy ${name}`} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <pre tabIndex={0} className="max-h-80 overflow-auto p-3 font-mono text-xs leading-5">
        {text}
      </pre>
    </div>
  )
}

function Steps({ files, steps }: Pick<AgentCommands, 'files' | 'steps'>) {
  return (
    <>
      {files.length > 0 ? (
        <section className="mt-3">
          <h3 className="text-sm font-medium">Save {files.length === 1 ? 'this file' : 'these files'}</h3>
          <p className="text-soft text-sm">In a new folder, so that nothing of yours is overwritten.</p>
          {files.map((file) => (
            <Snippet key={file.name} name={file.name} text={file.content} />
          ))}
        </section>
      ) : null}
      <ol className="mt-4 flex flex-col gap-4">
        {steps.map(({ title, command, description }, index) => (
          <li key={title}>
            <h3 className="text-sm font-medium">
              {index + 1}. {title}
            </h3>
            {description ? <p className="text-soft text-sm">{description}</p> : null}
            <Snippet name="Terminal" text={command} />
          </li>
        ))}
      </ol>
    </>
  )
}

export function DeployStep({ deployment, fingerprint, onNext }: DeployStepProps) {
  const { data, error, refetch } = useQuery(commandsQuery(deployment, fingerprint))
  if (error) return <ErrorState title="The commands could not be loaded" error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonBlock label="Loading commands" lines={10} />
  return (
    <Card>
      <h2 className="text-base font-semibold">Deploy the agent</h2>
      {data.obstacle ? (
        <Banner tone="warning" className="mt-3">
          {data.obstacle}
        </Banner>
      ) : null}
      {data.script ? (
        <>
          <p className="text-soft mt-1 text-sm text-pretty">
            Paste this into a terminal. It saves the agent’s files in a new folder and starts it, and stops at the first
            step that fails.
          </p>
          <Snippet name="Terminal" text={data.script} />
          <details className="mt-4 text-sm">
            <summary className="text-accent-ink font-medium hover:underline">Step by step instead</summary>
            <Steps files={data.files} steps={data.steps} />
          </details>
        </>
      ) : (
        <Steps files={data.files} steps={data.steps} />
      )}
      <Button tone="primary" className="mt-5" disabled={data.obstacle !== null} onClick={onNext}>
        I have deployed the agent
      </Button>
    </Card>
  )
}
