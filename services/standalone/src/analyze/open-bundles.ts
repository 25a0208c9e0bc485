import { join } from 'node:path'
import { UsageError } from './parse-arguments.ts'
import { unpackBundle } from './unpack-bundle.ts'

export interface OpenedBundles {
  readonly files: readonly string[]
  /** What a path below the scratch folder is called by: the archive's own name and what stands in it. */
  readonly rename: (text: string) => string
}

/** Folders and archives replaced by the files in them; archives are unpacked below `scratch`. */
export async function openBundles(files: readonly string[], scratch: string): Promise<OpenedBundles> {
  const opened: string[] = []
  for (const [index, file] of files.entries()) {
    const inside = file === '-' ? null : await unpackBundle(file, join(scratch, String(index)))
    if (inside?.length === 0) throw new UsageError(`There is no file in ${file}.`)
    opened.push(...(inside ?? [file]))
  }
  return {
    files: opened,
    rename: (text) =>
      files.reduce((renamed, file, index) => renamed.replaceAll(join(scratch, String(index)), file), text),
  }
}
