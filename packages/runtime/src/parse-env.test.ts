import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidEnvironment, parseEnv } from './parse-env.ts'

const Settings = z.object({ PORT: z.coerce.number().int().min(1).max(65_535).default(8000), NAME: z.string() })

describe('parseEnv', () => {
  it('returns parsed settings and leaves unknown variables out', () => {
    expect(parseEnv(Settings, { PORT: '9000', NAME: 'a', PATH: '/bin' })).toEqual({ PORT: 9000, NAME: 'a' })
  })

  it('takes an empty variable as unset', () => {
    expect(parseEnv(Settings, { PORT: '', NAME: 'a' })).toEqual({ PORT: 8000, NAME: 'a' })
  })

  it('names every wrong setting', () => {
    expect(() => parseEnv(Settings, { PORT: 'eighty' })).toThrow(InvalidEnvironment)
    expect(() => parseEnv(Settings, {})).toThrow(/NAME: /)
    expect(() => parseEnv(Settings, { PORT: 'eighty' })).toThrow(/PORT: .*\n.*NAME: /)
  })

  it('never repeats a value, which may be a secret', () => {
    const Secret = z.object({ JWT_SECRET: z.string().min(32) })
    expect(() => parseEnv(Secret, { JWT_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/s)
  })
})

describe('a setting in a file', () => {
  const Secret = z.object({ JWT_SECRET: z.string().min(8), NAME: z.string().optional() })
  let folder: string
  const file = (content: string): string => {
    const location = path.join(folder, 'secret')
    writeFileSync(location, content)
    return location
  }
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'parse-env-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('is read without the line end that editors add', () => {
    expect(parseEnv(Secret, { JWT_SECRET_FILE: file('longsecret\n') })).toEqual({ JWT_SECRET: 'longsecret' })
  })

  it('is found behind refinements and transformations', () => {
    const Refined = Secret.superRefine(() => undefined).transform((settings) => settings.JWT_SECRET)
    expect(parseEnv(Refined, { JWT_SECRET_FILE: file('longsecret') })).toBe('longsecret')
  })

  it('is refused beside the variable itself', () => {
    const both = { JWT_SECRET: 'longsecret', JWT_SECRET_FILE: file('othersecret') }
    expect(() => parseEnv(Secret, both)).toThrow('JWT_SECRET: set it or JWT_SECRET_FILE, not both')
    expect(parseEnv(Secret, { JWT_SECRET: 'longsecret', JWT_SECRET_FILE: '' })).toEqual({ JWT_SECRET: 'longsecret' })
  })

  it('counts as unset when the file is empty, and is named when there is none', () => {
    expect(() => parseEnv(Secret, { JWT_SECRET_FILE: file('\n') })).toThrow('JWT_SECRET: ')
    expect(() => parseEnv(Secret, { JWT_SECRET_FILE: path.join(folder, 'nowhere') })).toThrow(
      'JWT_SECRET_FILE: its file cannot be read (ENOENT)',
    )
  })

  it('leaves files of other programs alone', () => {
    expect(parseEnv(Secret, { JWT_SECRET: 'longsecret', SSL_CERT_FILE: '/nowhere' })).toEqual({
      JWT_SECRET: 'longsecret',
    })
  })
})
