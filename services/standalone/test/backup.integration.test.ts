import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backupCommand, rehearseRestore } from './rehearse-restore.ts'

it('comes back in a fresh data folder from a backup that was taken under load', async () => {
  const { acknowledgedBefore, ledger } = await rehearseRestore(async () => ({}))
  const { stored, duplicate, rejected } = ledger
  expect(ledger).toMatchObject({ received: stored + duplicate + rejected, analysed: stored, failed: 0 })
  expect(stored).toBeGreaterThanOrEqual(acknowledgedBefore)
}, 300_000)

it('says in one sentence what a backup lacks', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'restore-test-'))
  try {
    await expect(backupCommand(path.join(folder, 'none'), 'backup', path.join(folder, 'b'))).rejects.toThrow(
      'There is nothing to back up in',
    )
    await expect(backupCommand(folder, 'backup', folder)).rejects.toThrow('is there already')
    await expect(backupCommand(folder, 'restore')).rejects.toThrow('Usage: npm run backup')
  } finally {
    await rm(folder, { recursive: true })
  }
})
