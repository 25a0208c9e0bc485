import { mineFileTemplates, type FileTemplates } from '@holdfast/analysis/mine/mine-file-templates'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { readSources } from './read-sources.ts'

/** The template of each line; memory grows with the file, because templates are settled only at its end. */
export async function listTemplates(
  files: readonly string[],
  onBytes: (count: number) => void,
): Promise<FileTemplates> {
  const events: Pick<LogEvent, 'ref' | 'lineCount' | 'message'>[] = []
  await readSources(files, { onBytes }, ({ ref, lineCount, message }) => events.push({ ref, lineCount, message }))
  return mineFileTemplates(events)
}
