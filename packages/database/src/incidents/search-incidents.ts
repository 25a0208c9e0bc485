import type { Total } from '@holdfast/contracts/scalars'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { Tables } from '../schema/tables.ts'
import { foldCase, LEAST_MARKED, markTitle } from './mark-title.ts'
import { openTitleOnce } from './seal-title.ts'

export interface SearchWanted {
  readonly text: string
  /** Severities that the text names: they match whatever the title says. */
  readonly severities: readonly string[]
  readonly offset: number
  readonly limit: number
  /** How far the matches are counted; 0 where the total is known. */
  readonly countTo: number
}

/** Few enough to be opened between two turns of the event loop, and enough to be worth asking for. */
const CHUNK = { least: 200, most: 1_000 }
/** Too short for marks: so many of the latest are opened one by one, and no more. */
const LATEST = 1_000

/**
 * The incidents whose opened title contains the text, in the list's order. Marks tell the database what cannot match;
 * the titles of the rest are opened and compared here.
 */
export async function searchIncidents(
  incidents: SelectQueryBuilder<Tables, 'incidents', object>,
  cipher: CompanyCipher,
  { text, severities, offset, limit, countTo }: SearchWanted,
): Promise<{ ids: string[]; total: Total }> {
  const wanted = foldCase(text)
  const isMarked = wanted.length >= LEAST_MARKED
  const enough = Math.max(offset + limit, countTo === 0 ? 0 : countTo + 1)
  const candidates = isMarked ? maybeContaining(incidents, markTitle(cipher, text), severities) : incidents
  const ids: string[] = []
  let seen = 0
  let last: { id: string; at: string } | undefined
  let isLeft = true
  while (isLeft && ids.length < enough) {
    const chunk = Math.min(CHUNK.most, Math.max(CHUNK.least, enough - ids.length))
    const rows = await after(candidates, last)
      .select(['incidents.id', 'incidents.title', 'incidents.sealedTitle', 'incidents.severity'])
      .select(sql<string>`incidents.last_seen::text`.as('at'))
      .orderBy('incidents.lastSeen', 'desc')
      .orderBy('incidents.id', 'desc')
      .limit(chunk)
      .execute()
    for (const row of rows) {
      if (severities.includes(row.severity) || foldCase(openTitleOnce(cipher, row)).includes(wanted)) ids.push(row.id)
    }
    seen += rows.length
    last = rows.at(-1)
    isLeft = rows.length === chunk && (isMarked || seen < LATEST)
  }
  const isCut = !isMarked && seen >= LATEST
  const value = Math.min(ids.length, Math.max(countTo, offset + limit))
  return { ids: ids.slice(offset, offset + limit), total: { value, more: isCut || isLeft || ids.length > value } }
}

function maybeContaining(
  incidents: SelectQueryBuilder<Tables, 'incidents', object>,
  marks: string,
  severities: readonly string[],
) {
  const mask = sql`${marks}::bit(1024)`
  return incidents.where((where) =>
    where.or([
      sql<boolean>`incidents.title_marks & ${mask} = ${mask}`,
      // What is not sealed yet has no marks.
      where('incidents.title', 'is not', null),
      ...(severities.length === 0 ? [] : [sql<boolean>`incidents.severity = any(${severities})`]),
    ]),
  )
}

/** A time of JavaScript would round the microseconds away, and with them rows. */
const after = (
  incidents: SelectQueryBuilder<Tables, 'incidents', object>,
  last: { id: string; at: string } | undefined,
) =>
  incidents.$if(last !== undefined, (query) =>
    query.where(sql<boolean>`(incidents.last_seen, incidents.id) < (${last?.at}::timestamptz, ${last?.id}::uuid)`),
  )
