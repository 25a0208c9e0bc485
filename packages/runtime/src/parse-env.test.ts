import { describe, expect, it } from 'vitest'
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
