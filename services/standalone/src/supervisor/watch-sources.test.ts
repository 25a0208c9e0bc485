import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type SourceWatch, watchSources } from './watch-sources.ts'

let folder: string
let watching: SourceWatch | undefined
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'watch-'))
  await mkdir(path.join(folder, 'one/src/deep'), { recursive: true })
})
afterEach(async () => {
  watching?.close()
  await rm(folder, { recursive: true })
})

it('tells once of several changes of the code, and nothing of its tests', async () => {
  let count = 0
  const changed = new Promise<void>((resolve) => {
    watching = watchSources(() => {
      count++
      resolve()
    }, [folder])
  })
  await writeFile(path.join(folder, 'one/src/deep/a.test.ts'), '')
  await writeFile(path.join(folder, 'one/readme.md'), '')
  await writeFile(path.join(folder, 'one/src/deep/a.ts'), 'one')
  await writeFile(path.join(folder, 'one/src/deep/b.ts'), 'two')
  await changed
  expect(count).toBe(1)
})
