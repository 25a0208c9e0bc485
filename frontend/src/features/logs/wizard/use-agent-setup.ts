import type { DeploymentType } from '@holdfast/contracts/agent'
import { useCallback, useEffect, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { markSetupComplete, recordSetupStep } from '../api/record-setup.ts'
import { forgetSetup, keepSetup, newSetup, readKeptSetup, type Setup } from './kept-setup.ts'

const AUTO_ADVANCE_MS = 500

/** Progress is telemetry: a failure to record it must not stop anybody. */
const record = (step: number, deployment?: DeploymentType) =>
  void recordSetupStep(step, deployment).catch(() => undefined)

/** Where the setup of an agent stands, kept in the browser and told to the server. */
export function useAgentSetup() {
  const [setup, setSetup] = useState(() => readKeptSetup() ?? newSetup(Date.now()))
  const [isComplete, setIsComplete] = useState(false)
  const [isAdvancing, setIsAdvancing] = useState(false)
  const { deployment, fingerprint } = setup
  const step = isComplete ? 5 : setup.step

  const change = useCallback(
    (edit: Partial<Setup>) =>
      setSetup((old) => {
        const next = { ...old, ...edit }
        return { ...next, reached: Math.max(next.reached, next.step) }
      }),
    [],
  )
  useEffect(() => {
    if (setup.deployment !== null && !isComplete) keepSetup(setup)
  }, [setup, isComplete])
  const go = (next: number) => {
    change({ step: next })
    // The recorded value is the last step that is done: 2 while the agent is being deployed, and so on.
    record(next - 1, deployment ?? undefined)
  }
  useEffect(() => {
    if (!isAdvancing) return
    const timer = setTimeout(() => {
      setIsAdvancing(false)
      change({ step: 2 })
    }, AUTO_ADVANCE_MS)
    return () => clearTimeout(timer)
  }, [isAdvancing, change])

  const choose = (type: DeploymentType) => {
    change({ deployment: type })
    setIsAdvancing(true)
    record(1, type)
  }
  const verified = useCallback(() => record(4, deployment ?? undefined), [deployment])
  const complete = async () => {
    try {
      await markSetupComplete(deployment ?? 'unknown', fingerprint)
      forgetSetup()
      setIsComplete(true)
    } catch (error) {
      showToast({ type: 'error', title: 'Setup could not be recorded', message: errorText(error) })
    }
  }
  const startOver = () => {
    forgetSetup()
    setIsAdvancing(false)
    setSetup(newSetup(Date.now()))
  }
  return { setup, step, change, go, choose, verified, complete, startOver }
}
