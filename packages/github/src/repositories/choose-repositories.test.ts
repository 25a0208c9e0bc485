import { expect, it } from 'vitest'
import { chooseRepositories } from './choose-repositories.ts'

const repository = (fullName: string, mapping: string | null = null, enableCodeCorrelation = true) => ({
  fullName,
  defaultBranch: 'main',
  enableCodeCorrelation,
  serviceNameMapping: mapping,
})

it.each([
  { name: 'a mapping wins', rows: [repository('acme/a', 'checkout'), repository('acme/b')], chosen: ['acme/a'] },
  {
    name: 'then a name',
    rows: [repository('acme/checkout-service'), repository('acme/b')],
    chosen: ['acme/checkout-service'],
  },
  {
    name: 'else all without a mapping',
    rows: [repository('acme/b'), repository('acme/c', 'mail')],
    chosen: ['acme/b'],
  },
  { name: 'never one switched off', rows: [repository('acme/checkout', null, false)], chosen: [] },
])('$name', ({ rows, chosen }) => {
  expect(chooseRepositories(rows, ['checkout']).map(({ fullName }) => fullName)).toEqual(chosen)
})

it('looks everywhere where the logs name no service', () => {
  const rows = [repository('acme/a', 'checkout'), repository('acme/b')]
  expect(chooseRepositories(rows, []).map(({ fullName }) => fullName)).toEqual(['acme/a', 'acme/b'])
})
