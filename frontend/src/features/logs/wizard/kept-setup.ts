import { DeploymentType } from '@holdfast/contracts/agent'
import { z } from 'zod'
import { readAuth } from '../../../lib/auth/auth-storage.ts'
import { createFingerprint } from './create-fingerprint.ts'

/** How far somebody came with an agent. It outlives the screen: the agent may run under the fingerprint already. */
const Setup = z.object({
  step: z.number().int().min(1).max(4),
  reached: z.number().int().min(1).max(4),
  deployment: DeploymentType.nullable(),
  fingerprint: z.string().min(1),
})
export type Setup = z.infer<typeof Setup>

const storageKey = () => `agent_setup:${readAuth()?.user.id ?? ''}`

export function readKeptSetup(): Setup | null {
  try {
    return Setup.parse(JSON.parse(localStorage.getItem(storageKey()) ?? 'null'))
  } catch {
    return null
  }
}

/** Kept from the first choice on, until the setup is complete. */
export const keepSetup = (setup: Setup): void => localStorage.setItem(storageKey(), JSON.stringify(setup))
export const forgetSetup = (): void => localStorage.removeItem(storageKey())

export const newSetup = (nowMs: number): Setup => ({
  step: 1,
  reached: 1,
  deployment: null,
  fingerprint: createFingerprint(nowMs),
})
