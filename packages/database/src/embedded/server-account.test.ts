import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { canReach, parsePasswd } from './server-account.ts'

it('reads the accounts of a machine, and never takes root for one', () => {
  const accounts = parsePasswd('root:x:0:0:root:/root:/bin/sh\nnobody:x:65534:65533:nobody:/:/bin/false\n\nbroken\n')
  expect([...accounts]).toEqual([['nobody', { uid: 65534, gid: 65533 }]])
})

it('knows whether an account may walk to a folder', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-test-reach-'))
  const inner = path.join(folder, 'inner')
  await mkdir(inner)
  await chmod(inner, 0o755)
  const stranger = { uid: 54_321, gid: 54_321 }
  await chmod(folder, 0o700)
  expect(await canReach(stranger, inner)).toBe(false)
  await chmod(folder, 0o711)
  expect(await canReach(stranger, inner)).toBe(true)
  await rm(folder, { recursive: true })
})
