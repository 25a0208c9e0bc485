import type { ConnectionStages } from '@holdfast/contracts/agent'
import { useCallback, useEffect, useRef, useState } from 'react'
import { verifyConnection } from '../api/verify-connection.ts'
import { errorText } from '../../../lib/api/error-text.ts'

export interface Verification {
  readonly isChecking: boolean
  /** Null until its result is shown. */
  readonly agentRunning: boolean | null
  readonly connected: boolean | null
  readonly stages: ConnectionStages | null
  readonly text: string | null
}

const START: Verification = { isChecking: false, agentRunning: null, connected: null, stages: null, text: null }
const BETWEEN_RESULTS_MS = 500
const WATCH_MS = 5_000
const NO_LOGS = 'Agent running but no logs received yet. Generate some activity in your app or wait 1-2 minutes.'
const NO_AGENT = 'Agent container not detected. Make sure you ran the deployment command.'

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))

/** Asks at once and then watches until both are true: the agent first, the connection half a second later. */
export function useVerification(fingerprint: string) {
  const [verification, setVerification] = useState(START)
  const isRunning = useRef(false)
  const isGone = useRef(false)

  const check = useCallback(async () => {
    if (isRunning.current) return
    isRunning.current = true
    setVerification((old) => ({ ...old, isChecking: true }))
    try {
      const { agent_running, connected, stages } = await verifyConnection(fingerprint)
      if (isGone.current) return
      setVerification((old) => ({ ...old, agentRunning: agent_running, stages, text: agent_running ? null : NO_AGENT }))
      await pause(BETWEEN_RESULTS_MS)
      const text = connected ? null : agent_running ? NO_LOGS : NO_AGENT
      setVerification({ isChecking: false, agentRunning: agent_running, connected, stages, text })
    } catch (error) {
      setVerification((old) => ({ ...old, isChecking: false, text: errorText(error) }))
    } finally {
      isRunning.current = false
    }
  }, [fingerprint])

  const isVerified = verification.agentRunning === true && verification.connected === true
  useEffect(() => {
    isGone.current = false
    if (isVerified) return
    const first = setTimeout(() => void check(), 0)
    const timer = setInterval(() => void check(), WATCH_MS)
    return () => {
      isGone.current = true
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [check, isVerified])
  return { verification, isVerified, check: () => void check() }
}
