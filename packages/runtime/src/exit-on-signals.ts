const signals = ['SIGTERM', 'SIGINT'] as const
/** As a shell would report a process that SIGTERM has ended. */
const TERMINATED_CODE = 143

const exit = (): never => process.exit(TERMINATED_CODE)

/**
 * For the time before a service can drain. Without a listener the kernel ends any process at a signal but the first one
 * of a container, which would hang until it is killed. `keepRunningOnSignals` takes it back.
 */
export function exitOnSignals(): void {
  for (const signal of signals) process.on(signal, exit)
}

export function keepRunningOnSignals(): void {
  for (const signal of signals) process.off(signal, exit)
}
