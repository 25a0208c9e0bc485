import { expect, it } from 'vitest'
import { changedLines } from './changed-lines.ts'
import { isPackageChanged } from './is-package-changed.ts'
import { parsePatch } from './parse-patch.ts'

const patches = {
  composer: ['-    "guzzlehttp/guzzle": "6.5.8",', '+    "guzzlehttp/guzzle": "7.8.1",'],
  npm: ['   "node_modules/qs": {', '-    "version": "6.11.0",', '+    "version": "6.12.0",', '   },'],
  yarn: [' "qs@^6.0.0":', '-  version "6.11.0"', '+  version "6.12.0"'],
  pnpm: ['   qs@6.12.0:', '-    resolution: {integrity: a}', '+    resolution: {integrity: b}'],
  poetry: [' [[package]]', ' name = "pydantic"', '-version = "1.10"', '+version = "2.6"'],
  requirements: ['-pydantic==1.10', '+pydantic==2.6'],
  go: ['-\tgithub.com/jackc/pgx/v5 v5.5.4', '+\tgithub.com/jackc/pgx/v5 v5.6.0'],
  gems: ['-    nokogiri (1.15.5)', '+    nokogiri (1.16.0)'],
  maven: ['   <artifactId>jackson-databind</artifactId>', '-  <version>2.15</version>', '+  <version>2.17</version>'],
  gradle: [
    '-  implementation("com.squareup.okhttp3:okhttp:4.12.0")',
    '+  implementation("com.squareup.okhttp3:okhttp:5.0.0")',
  ],
  image: ['-FROM python:3.11-slim', '+FROM python:3.12-slim'],
}
const isChanged = (kind: keyof typeof patches, name: string) =>
  changedLines('lock', parsePatch(['@@ -1,9 +1,9 @@', ...patches[kind]].join('\n'))).some((line) =>
    isPackageChanged(line, name),
  )

it.each([
  ['composer', 'guzzlehttp/guzzle'],
  ['npm', 'qs'],
  ['yarn', 'qs'],
  ['pnpm', 'qs'],
  ['poetry', 'pydantic'],
  ['requirements', 'pydantic'],
  ['go', 'github.com/jackc/pgx/v5'],
  ['gems', 'nokogiri'],
  ['maven', 'jvm/com.fasterxml.jackson.databind.deser'],
  ['gradle', 'jvm/okhttp3'],
  ['image', 'python:3.12'],
] as const)('sees %s move %s', (kind, name) => {
  expect(isChanged(kind, name)).toBe(true)
})

it.each([
  ['npm', 'express'],
  ['requirements', 'pydantic-settings'],
  ['maven', 'jvm/com.acme.orders'],
  ['gradle', 'jvm/org.springframework.web'],
  ['image', 'python:3.11'],
  ['image', 'ruby:3.12'],
] as const)('sees %s leave %s alone', (kind, name) => {
  expect(isChanged(kind, name)).toBe(false)
})
