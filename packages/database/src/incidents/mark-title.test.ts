import { createCipheriv, createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import { markTitle } from './mark-title.ts'

const cipherOf = (key: string): CompanyCipher => ({
  seal: () => Buffer.of(),
  open: () => Buffer.of(),
  openOften: (sealed, _context, read) => read(sealed),
  scramble: (blocks: Uint8Array) =>
    createCipheriv('aes-256-ecb', createHash('sha256').update(key).digest(), null).setAutoPadding(false).update(blocks),
})
const cipher = cipherOf('of one company')
const covers = (whole: string, part: string) => part.split('').every((mark, at) => mark === '0' || whole[at] === '1')

it.each([
  { title: 'Disk of orders-db is full', part: 'DISK of' },
  { title: 'ΟΔΟΣ ist unerreichbar', part: 'οδοσ' },
  { title: 'İzmir 🚀 launch failed', part: '🚀 lau' },
  { title: 'aaaaaaaa', part: 'aaa' },
])('marks in $title all that it marks in $part', ({ title, part }) => {
  expect(covers(markTitle(cipher, title), markTitle(cipher, part))).toBe(true)
})

it('marks other letters elsewhere, and those of other companies elsewhere too', () => {
  const marks = markTitle(cipher, 'Disk of orders-db is full')
  expect(covers(marks, markTitle(cipher, 'certificate'))).toBe(false)
  expect(covers(marks, markTitle(cipherOf('of another'), 'Disk of orders-db'))).toBe(false)
})

it('tells nothing of what is shorter than three letters', () => {
  expect(markTitle(cipher, 'zq')).not.toContain('1')
})
