import { expect, it } from 'vitest'
import { createSourceReader, newSourceProfile } from '../read/create-source-reader.ts'
import { lines, TEXTS } from '../../test/misread-layout.ts'

it('takes the numbered peers that a program tells of for none of its services', () => {
  const reader = createSourceReader(newSourceProfile('bird.log', { name: 'bird.log' }))
  const texts = lines.map(({ at, level, n }) => {
    const peer = n % 5 === 0 ? 'rpki1' : `as${28_134 + (n % 9) * 71}_v${n % 2 === 0 ? 4 : 6}`
    return `${at.replace('T', ' ').replace('Z', '')} <${level.toUpperCase()}> ${peer}: ${TEXTS[n % 8] ?? ''}`
  })
  const events = [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
  expect(new Set(events.map(({ entities }) => entities.service))).toEqual(new Set(['bird']))
})
