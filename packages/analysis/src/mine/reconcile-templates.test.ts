import { expect, it } from 'vitest'
import { reconcileTemplates } from './reconcile-templates.ts'

const groups = (texts: readonly string[]) =>
  [...new Set([...reconcileTemplates(texts).values()].map((template) => template.text))].toSorted()

it.each([
  [
    'user names',
    ['root', 'alice', 'bob'].map((name) => `session opened for user ${name} by (uid=<*>)`),
    ['session opened for user <*> by (uid=<*>)'],
  ],
  [
    'host names',
    ['a.example.org', 'mail.example.net'].map((host) => `lookup of ${host} failed`),
    ['lookup of <*> failed'],
  ],
  [
    'several values that vary together',
    ['name=api state=warm', 'name=web state=cold', 'name=db state=hot', 'name=cache state=new'].map(
      (pair) => `unit ${pair} ready`,
    ),
    ['unit name=<*> state=<*> ready'],
  ],
  [
    'a word where others had a number',
    ['<*>', 'admin'].map((user) => `rejected invalid user ${user} today`),
    ['rejected invalid user <*> today'],
  ],
])('makes parameters of %s', (_, texts, expected) => expect(groups(texts)).toEqual(expected))

it.each([
  ['states', ['NEW to RUNNING', 'RUNNING to FAILED', 'NEW to KILLED'].map((change) => `task moved from ${change}`)],
  ['booleans', ['true', 'false'].map((flag) => `overlap: ${flag} now`)],
  [
    'what began the sentence',
    ['cupsd', 'klogd', 'syslogd', 'sdpd', 'hcid', 'portmap', 'nfsd'].map((name) => `${name} startup succeeded`),
  ],
  [
    'exception types',
    ['java.io.IOException', 'java.lang.NullPointerException'].map((type) => `request died of ${type} in handler`),
  ],
  ['different sentences of one length', ['disk is full', 'disk is slow', 'node is gone']],
])('keeps apart %s', (_, texts) => expect(groups(texts)).toEqual(texts.toSorted()))
