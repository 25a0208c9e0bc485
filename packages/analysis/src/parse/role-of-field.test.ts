import { expect, it } from 'vitest'
import { roleOfField } from './role-of-field.ts'

it('tells a key by where it stands, whatever was read before', () => {
  expect(roleOfField('origin.pod', 0)).toBe('none')
  expect(roleOfField('origin.pod', 1)).toBe('pod')
  expect(roleOfField('origin.pod', 0)).toBe('none')
})

it("takes the level that Loki's labels tell", () => expect(roleOfField('labels.detected_level', 1)).toBe('level'))

it.each(['resource.labels.container_name', 'resource.labels.function_name'])(
  'takes %s of Google’s logs for a service',
  (path) => expect(roleOfField(path, 2)).toBe('service'),
)

it.each(['ContainerAppName_s', 'ContainerAppName', 'AppRoleName', 'cloud_RoleName'])(
  'takes %s of Azure’s tables for a service',
  (key) => expect(roleOfField(key, 0)).toBe('service'),
)
