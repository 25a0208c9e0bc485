import { expect, it } from 'vitest'
import { nameOfPath } from './name-of-path.ts'

it.each([
  ['/home/kim/bundle/edge-7/error.log', 'edge-7/error.log'],
  ['D:\\dumps\\edge-7\\error.log', 'edge-7/error.log'],
  ['error.log', 'error.log'],
])('%s is read as %s', (path, name) => expect(nameOfPath(path)).toBe(name))
