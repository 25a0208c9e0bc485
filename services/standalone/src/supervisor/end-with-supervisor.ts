/** Loaded before a service: when the supervisor is gone, however it went, the service drains and goes too. */
const drainMs = 9_000

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), drainMs).unref()
  process.kill(process.pid, 'SIGTERM')
})
