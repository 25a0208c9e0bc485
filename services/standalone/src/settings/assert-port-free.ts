import { once } from 'node:events'
import net from 'node:net'
import { StartError } from '../start-error.ts'

/** Says so before the database is up, rather than after. `setting` is the variable that chooses the port. */
export async function assertPortFree(port: number, host: string, setting: string): Promise<void> {
  const probe = net.createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw new StartError(describe(error, port, host, setting), { cause: error })
  } finally {
    probe.close()
  }
}

function describe(error: unknown, port: number, host: string, setting: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set ${setting} to another port.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting} to a port above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is not an address of this machine.`
  return `Port ${port} cannot be used (${String(code)}): set ${setting} to another port.`
}
