import { Client } from 'pg'

/** Works as an account that sees every row; one that does not is refused in a sentence. */
export async function readEveryRow<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'holdfast-backup', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Without this a role that row-level security binds would see nothing, and no word would be said.
    await client.query('set row_security = off')
    return await work(client)
  } catch (error) {
    throw describe(error)
  } finally {
    await client.end()
  }
}

function describe(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '42P01') return new Error('This database holds no Holdfast: there is nothing to back up.')
  if (code !== '42501') return error
  return new Error('This account is bound by row-level security: back up as a superuser or one with BYPASSRLS.')
}
