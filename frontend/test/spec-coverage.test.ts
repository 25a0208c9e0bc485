import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { errorSentences } from './spec-coverage/errors.ts'
import { limitSentences } from './spec-coverage/limits.ts'
import {
  detailSentences,
  explorerSentences,
  otherScreenSentences,
  publicSentences,
  routeSentences,
  shellSentences,
} from './spec-coverage/screens.ts'
import type { Sentence } from './spec-coverage/sentence.ts'
import { roleSentences, stateSentences } from './spec-coverage/states.ts'
import { validationSentences } from './spec-coverage/validation.ts'

const FRONTEND = path.resolve(import.meta.dirname, '..')
const chapters: readonly (readonly [string, readonly Sentence[]])[] = [
  ['routes', routeSentences],
  ['public screens', publicSentences],
  ['the shell', shellSentences],
  ['the explorer', explorerSentences],
  ['the incident', detailSentences],
  ['logs, settings, integrations', otherScreenSentences],
  ['states', stateSentences],
  ['roles', roleSentences],
  ['validation', validationSentences],
  ['errors', errorSentences],
  ['limits', limitSentences],
]

/** 'sign-in' is a browser test of this folder, 'src/…' a test beside its file, 'packages/…' one of a package. */
function fileOf(name: string): string {
  if (name.startsWith('packages/')) return path.join(FRONTEND, '..', `${name}.test.ts`)
  if (!name.startsWith('src/')) return path.join(FRONTEND, `test/${name}.e2e.test.ts`)
  const component = path.join(FRONTEND, `${name}.test.tsx`)
  return existsSync(component) ? component : path.join(FRONTEND, `${name}.test.ts`)
}

const sources = new Map<string, string>()
function sourceOf(name: string): string {
  const known = sources.get(name) ?? readFileSync(fileOf(name), 'utf8').replaceAll("\\'", "'")
  sources.set(name, known)
  return known
}

const TITLE = /(?:\bit\(|\]\)\(|\bit\.each\([^\n]*\)\(|\)\(\n)\s*(['"`])(.+?)\1,\s*(?:async )?\(/g
const titlesOf = (name: string) => [...sourceOf(name).matchAll(TITLE)].map(([, , title]) => title)
const splitTest = (test: string): [file: string, title: string] => {
  const at = test.indexOf(' › ')
  return [test.slice(0, at), test.slice(at + 3)]
}

describe.each(chapters)('what the specification says of %s', (_, sentences) => {
  it('is shown by a test each', () => {
    expect(sentences.filter(([, by]) => by.length === 0).map(([says]) => says)).toEqual([])
  })

  it('is shown by tests that are there', () => {
    const lost = sentences
      .flatMap(([, by]) => by)
      .filter((test) => {
        const [file, title] = splitTest(test)
        return !titlesOf(file).includes(title)
      })
    expect(lost).toEqual([])
  })

  it('is tested to the letter where it gives the letters', () => {
    const lost = sentences.flatMap(([says, by, texts = []]) => {
      const all = by.map((test) => sourceOf(splitTest(test)[0])).join('\n')
      return texts.filter((text) => !all.includes(text)).map((text) => `${says}: ${text}`)
    })
    expect(lost).toEqual([])
  })
})

it('says each thing once', () => {
  const said = chapters.flatMap(([chapter, sentences]) => sentences.map(([says]) => `${chapter}: ${says}`))
  expect(new Set(said).size).toBe(said.length)
})

it('knows every public path of the router', () => {
  const router = readFileSync(path.join(FRONTEND, 'src/app/router.tsx'), 'utf8')
  const paths = [...router.matchAll(/path: '(\/[^'*]+)'/g)].map(([, found = '']) => found)
  const said = routeSentences.map(([says]) => says).join('\n')
  expect(paths.filter((found) => !said.includes(found))).toEqual([])
})
