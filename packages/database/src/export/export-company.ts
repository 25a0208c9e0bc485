import { sql } from 'kysely'
import type { Database } from '../open-database.ts'
import type { CompanyVault } from '../secrets/company-vault.ts'
import { exportSections, type ExportSection } from './export-sections.ts'
import type { Row } from './row.ts'

export interface ExportDependencies {
  readonly database: Pick<Database, 'withTenant'>
  readonly vault: CompanyVault
}

const DEFAULT_PAGE_SIZE = 200

/**
 * All that a company has with us, one JSON object a line, each naming its table; the last line counts them. Read page by
 * page in transactions of their own, only as fast as somebody takes it: neither memory nor a snapshot is held for long.
 */
export async function* exportCompany(dependencies: ExportDependencies, customerId: string): AsyncGenerator<string> {
  let lines = 0
  for (const section of exportSections) {
    for await (const row of readSection(dependencies, customerId, section)) {
      lines++
      yield `${JSON.stringify({ table: snakeCase(section.table), ...row })}\n`
    }
  }
  yield `${JSON.stringify({ table: 'end', lines })}\n`
}

async function* readSection(
  { database, vault }: ExportDependencies,
  customerId: string,
  section: ExportSection,
): AsyncGenerator<Row> {
  const { open, pageSize = DEFAULT_PAGE_SIZE } = section
  let last: Row | undefined
  do {
    const after = last
    const { rows, cipher } = await database.withTenant(customerId, async (tx) => ({
      rows: (await pageAfter(section, after, pageSize).execute(tx)).rows,
      cipher: await vault.cipherOf(tx, customerId),
    }))
    for (const row of rows) yield publish(open ? open(row, cipher) : row, section.without ?? [])
    last = rows.length === pageSize ? rows.at(-1) : undefined
  } while (last)
}

function pageAfter({ table, key }: ExportSection, last: Row | undefined, limit: number) {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after = last ? sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})` : sql``
  return sql<Row>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${limit}`
}

const publish = (row: Row, without: readonly string[]): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !without.includes(column))
      .map(([column, value]) => [snakeCase(column), value]),
  )

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
