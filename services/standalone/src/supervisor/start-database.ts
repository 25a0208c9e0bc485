import path from 'node:path'
import { locatePostgresBinaries } from '@holdfast/database/embedded/locate-postgres-binaries'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@holdfast/database/embedded/start-embedded-postgres'
import { BackOff } from './back-off.ts'
import type { Say } from './supervise-child.ts'

export interface RunningDatabase {
  /** Signs in as the owner, for migrations. */
  readonly ownerUrl: string
  /** Signs in as the services do. */
  readonly url: string
  readonly stop: (limitMs: number) => Promise<void>
}

/** The embedded Postgres, started again on its port when it crashes: the services reconnect by themselves. */
export async function startDatabase(dataDir: string, say: Say): Promise<RunningDatabase> {
  const nativeDir = await locatePostgresBinaries(import.meta.url)
  const options = { nativeDir, dataDir: path.join(dataDir, 'postgres') }
  const backOff = new BackOff()
  let isStopping = false
  let restart: NodeJS.Timeout | undefined
  let starting: Promise<EmbeddedPostgres | undefined>
  /** A disk that stays full for a night is one line, not one for each attempt. */
  let lastReason: string | undefined

  function watch(postgres: EmbeddedPostgres): EmbeddedPostgres {
    const startedAt = Date.now()
    void postgres.ended.then(() => {
      if (!isStopping) startAgain(postgres.port, Date.now() - startedAt, 'The embedded Postgres ended by itself.')
    })
    return postgres
  }

  function startAgain(port: number, ranForMs: number, reason: string): void {
    const delayMs = backOff.nextMs(ranForMs)
    if (reason !== lastReason) say(`${reason} Starting it again in ${delayMs / 1_000} s.`)
    lastReason = reason
    restart = setTimeout(() => {
      starting = startEmbeddedPostgres({ ...options, port }).then(
        (postgres) => {
          say('The embedded Postgres is back.')
          lastReason = undefined
          return watch(postgres)
        },
        (error: unknown) => {
          if (!isStopping) startAgain(port, 0, error instanceof Error ? error.message : String(error))
          return undefined
        },
      )
    }, delayMs)
  }

  const first = watch(await startEmbeddedPostgres(options))
  starting = Promise.resolve(first)
  return {
    ownerUrl: first.ownerUrl,
    url: first.appUrl,
    stop: async (limitMs) => {
      isStopping = true
      clearTimeout(restart)
      await (await starting)?.stop(limitMs)
    },
  }
}
