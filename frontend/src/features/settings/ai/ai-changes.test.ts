import type { AiSettings } from '@holdfast/contracts/ai-settings'
import { expect, it } from 'vitest'
import { aiChanges, checkAiForm, formOf } from './ai-changes.ts'

const saved: AiSettings = {
  mode: 'masked',
  mask_addresses: 'public',
  daily_token_budget: 200_000,
  operator_endpoint: null,
  own_endpoint: {
    base_url: 'https://models.example.com/v1',
    model: 'small',
    has_api_key: true,
    is_masked: true,
    updated_at: '2026-11-01T00:00:00Z',
  },
}
const form = formOf(saved)

it.each([
  { name: 'nothing touched', edit: {}, changes: {} },
  { name: 'another mode', edit: { mode: 'own' }, changes: { mode: 'own' } },
  { name: 'another budget', edit: { dailyTokens: '5000' }, changes: { daily_token_budget: 5_000 } },
  {
    name: 'another model keeps the key',
    edit: { model: ' large ' },
    changes: { own_endpoint: { base_url: 'https://models.example.com/v1', model: 'large', is_masked: true } },
  },
  {
    name: 'a new key',
    edit: { apiKey: 'sk-1' },
    changes: {
      own_endpoint: { base_url: 'https://models.example.com/v1', model: 'small', is_masked: true, api_key: 'sk-1' },
    },
  },
] as const)('sends $name', ({ edit, changes }) => {
  expect(aiChanges({ ...form, ...edit }, saved)).toEqual(changes)
})

it.each([
  { edit: {}, text: /^nothing$/ },
  { edit: { dailyTokens: '' }, text: /whole number/ },
  { edit: { dailyTokens: '1.5' }, text: /whole number/ },
  { edit: { dailyTokens: '100000001' }, text: /whole number/ },
  { edit: { baseUrl: 'models.example.com' }, text: /address/ },
  { edit: { model: ' ' }, text: /name of a model/ },
  { edit: { baseUrl: '', model: '' }, text: /^nothing$/ },
  { edit: { mode: 'own', baseUrl: '', model: '' }, text: /address/ },
] as const)('$edit: $text', ({ edit, text }) => {
  expect(checkAiForm({ ...form, ...edit }) ?? 'nothing').toMatch(text)
})
