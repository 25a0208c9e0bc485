import { expect, it } from 'vitest'
import { readLine } from '../../test/read-line.ts'

it("reads the letter of Ruby's logger, without its clock", () => {
  expect(readLine('E, order 7 is lost').level).toBe('error')
  expect(readLine('A, B and C are lost').level).toBeNull()
})
