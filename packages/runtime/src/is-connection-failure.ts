const socketCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** Shutting down, starting, out of connections, connection lost. */
const postgresCodes = ['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006']
/** A password that was changed while we run: whoever replaces this process has the new one. */
const refusalCodes = ['28P01', '28000']
const codes = new Set([...socketCodes, ...postgresCodes, ...refusalCodes])
/** Of pg, and of ioredis, whose errors have no code. */
const messages =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Connection is closed|Command timed out|Reached the max retries per request limit|Socket timeout|WRONGPASS|NOAUTH)/

/** Something we depend on was not there: no bug, and trying again soon may help. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return (typeof code === 'string' && codes.has(code)) || messages.test(error.message)
}
