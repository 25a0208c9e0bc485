import { Client, escapeLiteral } from 'pg'

const servicesRole = 'holdfast_app'

/** Lets the services sign in with what their address says. Run again with another password, it changes the password. */
export async function allowServicesLogin(ownerUrl: string, servicesUrl: string): Promise<void> {
  const { username, password } = new URL(servicesUrl)
  if (decodeURIComponent(username) !== servicesRole || password === '') {
    throw new Error(`The services' address must name the user ${servicesRole} and a password.`)
  }
  const client = new Client({ connectionString: ownerUrl, application_name: 'holdfast-migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`alter role ${servicesRole} login password ${escapeLiteral(decodeURIComponent(password))}`)
  } finally {
    await client.end()
  }
}
