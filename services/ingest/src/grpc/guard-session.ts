import type { ServerHttp2Session } from 'node:http2'

const firstCallMs = 20_000
const pingEveryMs = 60_000

/** A connection has to be used, and its other end to live. */
export function guardSession(session: ServerHttp2Session): void {
  const unused = setTimeout(() => session.destroy(), firstCallMs)
  session.once('stream', () => clearTimeout(unused))
  const pings = setInterval(() => {
    let isAnswered = false
    const isSent = session.ping(() => {
      isAnswered = true
    })
    setTimeout(() => {
      if (isSent && !isAnswered) session.destroy()
    }, firstCallMs).unref()
  }, pingEveryMs)
  session.once('close', () => {
    clearTimeout(unused)
    clearInterval(pings)
  })
  // A broken connection ends by itself; without a listener it would end the process.
  session.on('error', () => undefined)
}
