import { randomBytes } from 'node:crypto'
import type { EventSpec, PublishedEvent } from '@holdfast/contracts/events/event'
import { createPool } from '@holdfast/database/create-pool'
import { type Database, openDatabase } from '@holdfast/database/open-database'
import type { Tables } from '@holdfast/database/schema/tables'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import type { z } from 'zod'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's server, from shared-postgres.ts. */
    postgres: { ownerUrl: string; appUrl: string }
  }
}

export interface TestDatabase {
  /** As the services see it. */
  readonly database: Database
  /** As the owner sees it, beyond row-level security: for arranging and for looking behind the curtain. */
  readonly owner: Kysely<Tables>
  readonly ownerUrl: string
  readonly appUrl: string
  /** The events of committed transactions, in order. */
  readonly published: PublishedEvent[]
  /** Hears these events as other processes hear them. Ends with the returned call. */
  listen<Spec extends EventSpec>(spec: Spec, hear: (payload: z.output<Spec['payload']>) => void): () => void
}

interface Opened extends TestDatabase {
  drop(): Promise<void>
}

/** Gives the test file a migrated database of its own, from before its first test until after its last. */
export function useDatabase(): TestDatabase {
  let opened: Opened | undefined
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened?.drop())
  const current = (): Opened => {
    if (!opened) throw new Error('The test database is there from beforeAll on.')
    return opened
  }
  return {
    get database() {
      return current().database
    },
    get owner() {
      return current().owner
    },
    get published() {
      return current().published
    },
    listen: (spec, hear) => current().listen(spec, hear),
    get ownerUrl() {
      return current().ownerUrl
    },
    get appUrl() {
      return current().appUrl
    },
  }
}

async function open(): Promise<Opened> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  await runAsOwner(server.ownerUrl, `create database ${name} template holdfast`)
  const ownerUrl = withDatabase(server.ownerUrl, name)
  const appUrl = withDatabase(server.appUrl, name)
  const owner = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool({ connectionString: ownerUrl, max: 2 }) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  })
  const published: PublishedEvent[] = []
  const listeners = new Set<(event: PublishedEvent) => void>()
  const database = await openDatabase({
    url: appUrl,
    applicationName: 'test',
    maxConnections: 5,
    send: async (events) => {
      published.push(...events)
      for (const event of events) for (const hear of listeners) hear(event)
    },
  })
  return {
    database,
    owner,
    ownerUrl,
    appUrl,
    published,
    listen: (spec, hear) => {
      const listener = (event: PublishedEvent) => {
        if (event.spec.name === spec.name) hear(event.payload as Parameters<typeof hear>[0])
      }
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    drop: async () => {
      await database.close()
      await owner.destroy()
      await runAsOwner(server.ownerUrl, `drop database ${name} with (force)`)
    },
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** From the maintenance database: a template that somebody is connected to can't be copied. */
async function runAsOwner(ownerUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(ownerUrl, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
