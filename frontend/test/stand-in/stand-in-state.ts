import type { AiSettings } from '@holdfast/contracts/ai-settings'
import type { ConversationEntry } from '@holdfast/contracts/assistant'
import type { Comment } from '@holdfast/contracts/comments'
import type { IncidentListItem } from '@holdfast/contracts/incidents'
import type { Installation } from '@holdfast/contracts/installation'
import type { FailedJob } from '@holdfast/contracts/operations'
import type { Operator } from '@holdfast/contracts/operators'
import type { User } from '@holdfast/contracts/people'
import { admin, inactive, invited, member } from './people.ts'
import { idOf, makeListItem } from './incident-factory.ts'

export interface StandInOptions {
  readonly incidentCount?: number
  readonly hasAgent?: boolean
  readonly isGithubConnected?: boolean
  readonly eraseAt?: string | null
  readonly hasInvitation?: boolean
}

/** What the stand-in remembers between calls; one per server. */
export interface StandInState {
  user: User
  pendingEmail: string | null
  team: User[]
  incidents: IncidentListItem[]
  deleted: IncidentListItem[]
  comments: Comment[]
  conversation: ConversationEntry[]
  /** When each incident last changed. */
  changes: Map<string, string>
  isProcessing: boolean
  installation: Installation
  hasAgent: boolean
  isGithubConnected: boolean
  eraseAt: string | null
  ai: AiSettings
  failedJobs: FailedJob[]
  operators: Operator[]
}

export const createState = ({
  incidentCount = 24,
  hasAgent = true,
  isGithubConnected = true,
  eraseAt = null,
  hasInvitation = false,
}: StandInOptions): StandInState => ({
  user: admin,
  pendingEmail: null,
  team: structuredClone([admin, member, inactive, ...(hasInvitation ? [invited] : [])]),
  incidents: Array.from({ length: incidentCount }, (_, index) => makeListItem(index, Date.now())),
  deleted: [],
  comments: [],
  conversation: [],
  changes: new Map(),
  isProcessing: false,
  installation: { support_email: null, outbox_path: null },
  hasAgent,
  isGithubConnected,
  eraseAt,
  ai: {
    mode: 'masked',
    mask_addresses: 'public',
    daily_token_budget: 200_000,
    operator_endpoint: { host: 'api.openai.com', model: 'gpt-5-mini', daily_token_limit: 500_000 },
    own_endpoint: null,
  },
  operators: [
    { id: idOf(70), email: 'ada@acme.example', name: 'Ada Lovelace', company_name: 'Acme', state: 'confirmed' },
    { id: idOf(71), email: 'grace@acme.example', name: 'Grace Hopper', company_name: 'Acme', state: 'waiting' },
    { id: null, email: 'nobody@acme.example', name: null, company_name: null, state: 'no-account' },
  ],
  failedJobs: ['digest-batch', 'send-mail'].map((job, index) => ({
    id: `${job}-${index}`,
    job,
    payload: {},
    reason: index === 0 ? 'The batch could not be opened.' : 'connect ECONNREFUSED 10.0.0.9:587',
    attempts: 5,
    failed_at: '2026-10-01T00:00:00Z',
  })),
})
