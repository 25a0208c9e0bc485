/** Codes of Postgres and of sockets for a server that is gone, going or not yet there. */
const OUTAGE_CODES =
  /^(?:08\w{3}|57P0[1-5]|E(?:CONN(?:RESET|REFUSED|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ENOTFOUND)$/
/** What pg says of its own connections, which carry no code. */
const OUTAGE_TEXTS =
  /connection terminated|connection error|not queryable|client (?:was|has been) closed|after calling end|timeout exceeded when trying to connect/i

const isOutage = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error &&
  (OUTAGE_TEXTS.test(error.message) || ('code' in error && OUTAGE_CODES.test(String(error.code))))

/**
 * BullMQ waits before it asks a lost server again only where it knows the error for a lost connection, and of Postgres'
 * it knows one. The others would be retried without a pause, and a loop without a pause lets no signal in.
 */
export function nameOutages<T extends object>(backend: T): T {
  return new Proxy(backend, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (typeof value !== 'function') return value
      return (...args: unknown[]): unknown => {
        const result: unknown = Reflect.apply(value, target, args)
        return result instanceof Promise ? result.catch(rename) : result
      }
    },
  })
}

function rename(error: unknown): never {
  if (isOutage(error)) error.code = 'ECONNREFUSED'
  throw error
}
