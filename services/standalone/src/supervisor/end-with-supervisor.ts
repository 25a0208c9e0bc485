/** Loaded before a service: when the supervisor is gone, however it went, the service drains and goes too. */
const DRAIN_MS = 9_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  process.kill(process.pid, 'SIGTERM')
})
