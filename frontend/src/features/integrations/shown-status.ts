import type { IntegrationStatus } from '@holdfast/contracts/github'
import type { BadgeTone } from '../../ui/badge.tsx'

const LOOKS: Record<IntegrationStatus['connection_status'], { tone: BadgeTone; text: string }> = {
  connected: { tone: 'good', text: 'Connected' },
  disconnected: { tone: 'neutral', text: 'Disconnected' },
  pending: { tone: 'medium', text: 'Pending' },
  error: { tone: 'critical', text: 'Error' },
}

/** A status that could not be asked for is an error; one not yet known counts as disconnected. */
export const shownStatus = (status: IntegrationStatus | undefined, isFailed: boolean) =>
  LOOKS[isFailed ? 'error' : (status?.connection_status ?? 'disconnected')]
