import { expect, it } from 'vitest'
import type { LogEvent } from '../model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { matchSignatures } from '../signatures/match-signatures.ts'
import { SignatureMatcher } from './signature-matcher.ts'

function read(lines: readonly string[]): LogEvent[] {
  const reader = createSourceReader(newSourceProfile('app.log', { name: 'app.log' }))
  return [...reader.push(`${lines.join('\n')}\n`), ...reader.end()]
}

it('finds what is found each time, whatever the same template said before', () => {
  const said = [
    'INFO connect to 10.0.0.7:5432: connection refused',
    'ERROR connect to 10.0.0.7:5432: connection refused',
    'ERROR connect to 10.0.0.7:5432: connection refused',
    'ERROR connect to 10.0.0.8:5432: connection refused',
    'INFO the disk is full',
    'ERROR the disk is full',
    'ERROR the disk is full',
    'ERROR the disk is full error="no space left on device"',
    'INFO started',
  ]
  const events = read(said.map((text, index) => `2024-03-12T10:15:${10 + index}Z ${text}`))
  expect(events).toHaveLength(said.length)
  const template = { id: 'one', text: 'any' }
  const matcher = new SignatureMatcher()
  for (const event of events) expect(matcher.match(event, template)).toEqual(matchSignatures(event))
})
