import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { rootDir } from '../paths.mjs'
import { run as start } from './start.ts'

interface Vite {
  createServer(options: {
    root: string
    clearScreen: boolean
  }): Promise<{ listen(): Promise<unknown>; printUrls(): void }>
}

/** The services start again when a file of theirs changes; the page is served by Vite, which changes it in place. */
export async function run(args: string[]): Promise<void> {
  process.env['RELOAD'] = 'on'
  process.env['HOLDFAST_API'] ??= `http://localhost:${process.env['PORT'] ?? '8000'}`
  const root = path.join(rootDir, 'frontend')
  const entry = createRequire(path.join(root, 'package.json')).resolve('vite')
  const vite: Vite = await import(pathToFileURL(entry).href)
  const page = await vite.createServer({ root, clearScreen: false })
  await page.listen()
  page.printUrls()
  await start(args)
}
