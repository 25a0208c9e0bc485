import type { ToolCall } from './tool-call.ts'

export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool'
  readonly content: string
  /** What an assistant asked for. */
  readonly calls?: readonly ToolCall[]
  /** Which call a tool answers. */
  readonly callId?: string
}
