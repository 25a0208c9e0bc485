const POLL_MS = 500

const end = () => process.kill(process.pid, 'SIGTERM')

/**
 * Nothing of ours outlives who started it, even one that was killed and could not say so. Our own parents hold an IPC
 * channel; npm does not, but its death gives us another parent. A plain shell may end before its background jobs.
 */
export function endWithParent() {
  if (process.channel) {
    process.once('disconnect', end)
    process.channel.unref()
    return
  }
  if (!process.env['npm_lifecycle_event'] && !process.env['HOLDFAST_STAGE']) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    end()
  }, POLL_MS)
  timer.unref()
}
