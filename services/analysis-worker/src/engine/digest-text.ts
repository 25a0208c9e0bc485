import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import type { DigestResult, DigestTextTask } from './engine-task.ts'
import { packDigest } from '@holdfast/records/digests/pack-digest'

/** One chunk of a pasted or uploaded text; chunks end where a record ends. */
export function digestText({ bytes, source, hints, firstLine, firstOffset }: DigestTextTask): DigestResult {
  const profile = { ...newSourceProfile(source, hints), nextLine: firstLine, nextOffset: firstOffset }
  const reader = createSourceReader(profile)
  const digester = createDigester()
  for (const event of reader.push(bytes)) digester.add(event)
  for (const event of reader.end()) digester.add(event)
  const digest = digester.finish()
  return { digest: packDigest(digest), eventCount: digest.eventCount }
}
