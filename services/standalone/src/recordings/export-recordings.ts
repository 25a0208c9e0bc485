import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listRecordings } from '@holdfast/database/model-calls/list-recordings'
import { openRecording } from '@holdfast/database/model-calls/sealed-recording'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { Recording } from '@holdfast/llm/calls/recording'

export interface ExportOptions {
  readonly database: Database
  readonly vault: CompanyVault
  readonly customerId: string
  readonly folder: string
}

const PAGE = 200

/** Each exchange with a model as a file that the evaluation can replay; how many there are. */
export async function exportRecordings({ database, vault, customerId, folder }: ExportOptions): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let count = 0
  for (let afterId: string | undefined; ;) {
    const page = await database.withTenant(customerId, async (tx) => {
      const cipher = await vault.cipherOf(tx, customerId)
      const rows = await listRecordings(tx, { customerId, afterId, limit: PAGE })
      return rows.map((row): { id: string; recording: Recording } => ({
        id: row.id,
        recording: {
          at: row.at.toISOString(),
          purpose: row.purpose,
          prompt: row.promptId,
          model: row.model,
          ...openRecording(cipher, row),
          prompt_tokens: row.promptTokens,
          completion_tokens: row.completionTokens,
          cost_micro_usd: row.costMicroUsd,
          outcome: row.outcome,
        },
      }))
    })
    for (const { id, recording } of page) {
      await writeFile(path.join(folder, `${id}.json`), `${JSON.stringify(recording, null, 2)}\n`, { mode: 0o600 })
    }
    count += page.length
    const last = page.at(-1)
    if (!last || page.length < PAGE) return count
    afterId = last.id
  }
}
