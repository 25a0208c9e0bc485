import { expect, it } from 'vitest'
import { checkEndpointUrl } from './check-endpoint-url.ts'

const allowed = ['10.0.0.5:11434', 'models.internal', 'fd00::5']

it.each([
  'https://api.example.com/v1',
  'https://8.8.8.8/v1',
  'http://10.0.0.5:11434/v1',
  'https://models.internal:8443/v1',
  'http://[fd00::5]/v1',
])('takes %s', (url) => {
  expect(checkEndpointUrl(url, allowed)).toBeNull()
})

const PRIVATE = 'This address is private. Only the operator of this installation can allow it.'
const SCHEME = 'The address must begin with https://.'

it.each([
  ['http://api.example.com/v1', SCHEME],
  ['file:///etc/passwd', SCHEME],
  ['gopher://x', SCHEME],
  ['not an address', SCHEME],
  ['https://me:secret@api.example.com', 'The address must not hold a user or password; the key has its own field.'],
  ['https://api.example.com/v1?key=1', 'The address must end before any ? or #.'],
  ['https://127.0.0.1/v1', PRIVATE],
  ['https://2130706433/v1', PRIVATE],
  ['https://0x7f.1/v1', PRIVATE],
  ['https://0177.0.0.1/v1', PRIVATE],
  ['https://127.1/v1', PRIVATE],
  ['https://localhost/v1', PRIVATE],
  ['https://db.localhost./v1', PRIVATE],
  ['https://[::1]/v1', PRIVATE],
  ['https://[::ffff:169.254.169.254]/latest', PRIVATE],
  ['https://169.254.169.254/latest', PRIVATE],
  ['https://１２７.0.0.1/v1', PRIVATE],
  ['https://10.0.0.5/v1', PRIVATE],
  ['https://10.0.0.5:22/v1', PRIVATE],
])('refuses %s', (url, why) => {
  expect(checkEndpointUrl(url, allowed)).toBe(why)
})
