import type { ForwardLogsResult } from '@holdfast/contracts/logs'

export type ForwardingResult = Pick<
  ForwardLogsResult,
  'incidents_detected' | 'processed_count' | 'incident_ids' | 'looked_at'
>

export type Forwarding =
  | { readonly state: 'idle' }
  | {
      readonly state: 'sending'
      readonly sentBytes: number
      readonly totalBytes: number
      readonly bytesPerSecond: number
    }
  | { readonly state: 'processing'; readonly progress: number | null }
  | { readonly state: 'success'; readonly result: ForwardingResult }
  | { readonly state: 'failure'; readonly text: string }
