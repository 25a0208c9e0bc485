import { describe, expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { observeWorld } from '../detect/world.ts'
import { noticeSymptoms } from './notice-symptoms.ts'

const START_MS = Date.UTC(2026, 2, 2, 10)
const at = (minute: number): string => new Date(START_MS + minute * 60_000).toISOString()
const calm = Array.from({ length: 40 }, (_, minute) => `${at(minute)} order ${minute} placed`)

const noticed = (...lines: readonly string[]) =>
  noticeSymptoms(observeWorld(digestEvents(readTexts({ 'shop.log': [...lines, ''].join('\n') }))))

describe('what a log says of a failure', () => {
  it('is as bad in another language as it is in English', () => {
    const badnessOf = (said: string) => noticed(...calm, `${at(41)} ${said}`).map(({ badness }) => badness)
    expect(badnessOf('Druckauftrag fehlgeschlagen')).toEqual(badnessOf('print job failed'))
    expect(badnessOf('print job failed')).toEqual([2])
  })

  it('is not the name of a test that passed', () => {
    const test = (mark: string) => `${at(41)} INFO ${mark} checkout shows an error banner when the API crashes (1.4s)`
    expect(noticed(...calm, test('✓'))).toEqual([])
    expect(noticed(...calm, test('✗'))).toHaveLength(1)
  })

  it('is no command that somebody typed', () => {
    expect(noticed(...calm, 'ops@web-1:~$ grep "connection refused" shop.log')).toEqual([])
    expect(noticed(...calm, 'grep: connection refused')).toHaveLength(1)
  })

  it('is no advice to the reader', () => {
    const hint = 'To avoid a database shutdown, execute a VACUUM.'
    expect(noticed(...calm, `${at(41)} ERROR ${hint} You might also need to drop stale slots.`)).toEqual([])
    expect(noticed(...calm, `${at(41)} ERROR ${hint} Disk is full.`)).toHaveLength(1)
  })

  it('is no step of a stack that is printed line by line', () => {
    const step = `${at(41)} ERROR   hall.failure.Seat.refuse(Seat.java:31)`
    expect(noticed(...calm, step)).toEqual([])
    expect(noticed(...calm, step.replace(/[(].*/, ' failed'))).toHaveLength(1)
  })

  it('is not the heading of a file, whatever its columns are called', () => {
    const heading = 'Date Time Failed Unknown Invalid Errors'
    expect(noticed(heading, ...calm)).toEqual([])
    expect(noticed(...calm, `${at(41)} ${heading}`)).toHaveLength(1)
  })
})
