/** The cluster's superuser: runs migrations, and nothing else. */
export const migrationOwner = 'postgres'

export function serverUrl(port: number, user: string, password: string, database = 'holdfast'): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`
}
