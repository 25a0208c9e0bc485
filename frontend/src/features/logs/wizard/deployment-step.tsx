import type { DeploymentType } from '@holdfast/contracts/agent'
import { Box, Container, Ship } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'

const CHOICES = [
  {
    type: 'docker-compose',
    name: 'Docker Compose',
    text: 'Runs next to your services in Compose.',
    icon: Container,
  },
  { type: 'kubernetes', name: 'Kubernetes', text: 'A DaemonSet that reads the logs of each node.', icon: Ship },
  { type: 'standalone', name: 'Standalone Docker', text: 'One container on a host, with docker run.', icon: Box },
] as const

interface DeploymentStepProps {
  readonly chosen: DeploymentType | null
  readonly onChoose: (type: DeploymentType) => void
}

export function DeploymentStep({ chosen, onChoose }: DeploymentStepProps) {
  return (
    <section aria-label="Choose Deployment">
      <h2 className="mb-3 text-base font-semibold">Where do your services run?</h2>
      <div className="grid gap-3 sm:grid-cols-3">
        {CHOICES.map(({ type, name, text, icon: Icon }) => (
          <button
            key={type}
            type="button"
            aria-pressed={chosen === type}
            onClick={() => onChoose(type)}
            className={classNames(
              'bg-panel flex flex-col items-start gap-2 rounded-lg border p-4 text-left transition-colors',
              chosen === type ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
            )}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden className="text-accent-ink" />
            <span className="text-base font-medium">{name}</span>
            <span className="text-soft text-sm">{text}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
