import { expect, it } from 'vitest'
import { createMiner } from './create-miner.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const wordOf = (n: number): string => String(n).replace(/\d/g, (digit) => letters.charAt(Number(digit)))
const prattle = (n: number): string => [n * 7_919, n * 104_729, n * 1_299_709, n * 15_485_863].map(wordOf).join(' ')

it('gives messages of one look the same number', () => {
  const miner = createMiner()
  const first = miner.mine('task 1 of job_7 took 20 ms')
  expect(miner.mine('task 25 of job_9 took 3 s')).toBe(first)
  expect(miner.template(first).text).toBe('task <*> of <*> took <*>')
})

it('still tells a new message from prattle after it had to forget', () => {
  const miner = createMiner({ maxTemplates: 100 })
  for (let n = 1; n < 1_000; n++) miner.mine(prattle(n))
  const number = miner.mine('disk sda is failing')
  expect(miner.template(number).text).toBe('disk sda is failing')
  expect(miner.templates().length).toBeLessThanOrEqual(100)
})

it('keeps what is frequent when it has to forget', () => {
  const miner = createMiner({ maxTemplates: 100 })
  for (let n = 1; n < 1_000; n++) {
    miner.mine(prattle(n))
    miner.mine('request served')
  }
  const kept = miner.templates().find(({ template }) => template.text === 'request served')
  expect(kept?.count).toBe(999)
})

it('learns a parameter when values alone fill its memory', () => {
  const miner = createMiner({ maxTemplates: 100 })
  for (let n = 1; n < 1_000; n++) miner.mine(`login of user ${wordOf(n)} accepted`)
  expect(miner.templates().map(({ template }) => template.text)).toEqual(['login of user <*> accepted'])
})
