import { expect, it } from 'vitest'
import { extractParameters } from './extract-parameters.ts'
import { shapeMessage } from './shape-message.ts'
import { renderShape } from './shape-token.ts'

it.each([
  ['Found block <*> locally', 'Found block rdd_2_1 locally', ['rdd_2_1']],
  ['<*> failed after <*>', 'job 7 failed after  3 s', ['job 7', '3 s']],
  ['user=<*> ip=<*>', 'user= ip=10.0.0.1', ['', '10.0.0.1']],
  ['all is well', 'all is  well', []],
])('%s', (template, message, parameters) => expect(extractParameters(template, message)).toEqual(parameters))

it('says null when the template does not fit', () => {
  expect(extractParameters('Found block <*> locally', 'Lost block 7 locally')).toBeNull()
  expect(extractParameters('Found block <*> locally', 'Found block 7 remotely')).toBeNull()
  expect(extractParameters('all is well', 'all is lost')).toBeNull()
})

it('fits a message to its own shape', () => {
  const message = 'connection from 10.0.0.1 (host9.example.org) at Sat Jul 9 12:16:49 2005; port 22'
  const parameters = ['10.0.0.1', 'host9.example.org', 'Sat Jul 9 12:16:49 2005', '22']
  expect(extractParameters(renderShape(shapeMessage(message)), message)).toEqual(parameters)
})
