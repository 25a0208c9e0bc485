import { beforeEach, expect, it, vi } from 'vitest'
import { forgetUnsent, leaveUnsent, readUnsent, subscribeToUnsent, takeUpUnsent, writeUnsent } from './unsent-texts.ts'

beforeEach(forgetUnsent)

it('hands what was typed to the next page', () => {
  writeUnsent('ada:comment:1', 'Paged the database team.')
  writeUnsent('ada:paste', 'ERROR one\nERROR "two"')
  const left = leaveUnsent()
  forgetUnsent()
  expect(readUnsent('ada:paste')).toBe('')
  takeUpUnsent(left)
  expect(readUnsent('ada:comment:1')).toBe('Paged the database team.')
  expect(readUnsent('ada:paste')).toBe('ERROR one\nERROR "two"')
})

it('keeps nothing of what was sent', () => {
  writeUnsent('ada:paste', 'ERROR one')
  writeUnsent('ada:paste', '')
  expect(leaveUnsent()).toBe('[]')
})

it('tells who shows a text when it changes', () => {
  const listener = vi.fn<() => void>()
  const leave = subscribeToUnsent(listener)
  writeUnsent('ada:paste', 'ERROR one')
  leave()
  writeUnsent('ada:paste', 'ERROR two')
  expect(listener).toHaveBeenCalledOnce()
})
