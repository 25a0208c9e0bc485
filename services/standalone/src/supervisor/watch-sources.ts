import { watch } from 'node:fs'
import path from 'node:path'

const rootDir = path.resolve(import.meta.dirname, '../../../..')
/** An editor writes several files at once, and each of them twice. */
const SETTLED_MS = 200

export interface SourceWatch {
  close(): void
}

/** Calls when the code of the services or of their packages has changed. For developers alone. */
export function watchSources(
  onChange: () => void,
  folders: readonly string[] = ['services', 'packages'].map((folder) => path.join(rootDir, folder)),
): SourceWatch {
  let settled: NodeJS.Timeout | undefined
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_, file) => {
      if (!file || !isSource(file)) return
      clearTimeout(settled)
      settled = setTimeout(onChange, SETTLED_MS)
    }),
  )
  return {
    close: () => {
      clearTimeout(settled)
      for (const watcher of watchers) watcher.close()
    },
  }
}

function isSource(file: string): boolean {
  const folders = new Set(path.dirname(file).split(path.sep))
  return folders.has('src') && !folders.has('node_modules') && /(?<!\.test)\.ts$/.test(file)
}
