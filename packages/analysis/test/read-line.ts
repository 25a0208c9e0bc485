import type { LogEvent } from '../src/model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../src/read/create-source-reader.ts'
import { firstOf } from './first-of.ts'

/** What one line is read as. */
export function readLine(line: string, source = 'a.log'): LogEvent {
  const reader = createSourceReader(newSourceProfile(source))
  return firstOf([...reader.push(`${line}\n`), ...reader.end()])
}
