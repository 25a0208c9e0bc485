import { parseEnv } from '@holdfast/runtime/parse-env'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { modelEnvironment } from './model-environment.ts'
import { readModelSettings } from './read-model-settings.ts'

const read = (env: Record<string, string>) => readModelSettings(parseEnv(z.object(modelEnvironment), env))

it('has no model where nothing is set', () => {
  expect(read({})).toEqual({
    operator: null,
    dailyTokens: 200_000,
    prices: null,
    timeoutMs: 45_000,
    concurrency: 4,
    contextTokens: 6_000,
    investigationTokens: 16_000,
    allowedHosts: [],
  })
})

it.each([
  [{ OPENAI_API_KEY: 'k' }, { baseUrl: 'https://api.openai.com/v1', apiKey: 'k', model: 'gpt-4.1-mini' }],
  [
    { OPENAI_BASE_URL: 'http://10.0.0.5:11434/v1/', OPENAI_MODEL: 'qwen3:4b' },
    { baseUrl: 'http://10.0.0.5:11434/v1', apiKey: null, model: 'qwen3:4b' },
  ],
])('has the model of %j', (env, operator) => {
  expect(read(env).operator).toEqual(operator)
})

it('knows costs only where both prices are named', () => {
  expect(read({ OPENAI_INPUT_PRICE: '0.4' }).prices).toBeNull()
  expect(read({ OPENAI_INPUT_PRICE: '0.4', OPENAI_OUTPUT_PRICE: '1.6' }).prices).toEqual({ input: 0.4, output: 1.6 })
})

it.each([
  ['OPENAI_BASE_URL', 'ftp://models', 'must be an http(s):// address'],
  ['OPENAI_TIMEOUT_SECONDS', 'soon', 'must be a number'],
  ['OPENAI_TIMEOUT_SECONDS', '0', 'must be 1 or more'],
  ['OPENAI_CONCURRENCY', '1.5', 'must be a whole number'],
  ['OPENAI_CONTEXT_TOKENS', '20', 'must be 500 or more'],
  ['OPENAI_DAILY_TOKENS', '-1', 'must be 0 or more'],
  ['OPENAI_INPUT_PRICE', '-1', 'must be 0 or more'],
  ['OPENAI_ALLOWED_HOSTS', 'http://10.0.0.5/', 'must be host names or addresses, separated by commas'],
])('refuses %s=%s', (name, value, why) => {
  expect(() => read({ [name]: value })).toThrow(`${name}: ${why}`)
})
