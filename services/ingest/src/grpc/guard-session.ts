import type { ServerHttp2Session } from 'node:http2'

const FIRST_CALL_MS = 20_000
const PING_EVERY_MS = 60_000

/** A connection has to be used, and its other end to live. */
export function guardSession(session: ServerHttp2Session): void {
  const unused = setTimeout(() => session.destroy(), FIRST_CALL_MS)
  session.once('stream', () => clearTimeout(unused))
  const pings = setInterval(() => {
    let isAnswered = false
    const isSent = session.ping(() => {
      isAnswered = true
    })
    setTimeout(() => {
      if (isSent && !isAnswered) session.destroy()
    }, FIRST_CALL_MS).unref()
  }, PING_EVERY_MS)
  session.once('close', () => {
    clearTimeout(unused)
    clearInterval(pings)
  })
  // A broken connection ends by itself; without a listener it would end the process.
  session.on('error', () => undefined)
}
