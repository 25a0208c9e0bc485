import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** What a field needs, to be read after its name, as in `name: is required`. */
export function describeIssue(issue: Issue): string {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return 'is required'
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nameOfType[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${oneOf(issue.values.map(String))}`
    case 'too_small':
      return describeSize(issue.origin, issue.minimum, { word: 'at least', isStrict: issue.inclusive === false })
    case 'too_big':
      return describeSize(issue.origin, issue.maximum, { word: 'at most', isStrict: issue.inclusive === false })
    case 'invalid_format':
      return `must be ${nameOfFormat[issue.format] ?? 'written in another form'}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
      return `must not hold ${issue.keys.join(', ')}`
    case 'invalid_union':
      return describeUnion(issue)
    default:
      return 'has a value that is not accepted'
  }
}

const nameOfType: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
  null: 'null',
  date: 'a date',
}

const nameOfFormat: Readonly<Record<string, string>> = {
  email: 'an email address',
  url: 'a web address',
  uuid: 'an id (UUID)',
  datetime: 'a time such as 2026-03-10T12:00:00Z',
  date: 'a date such as 2026-03-10',
  json_string: 'JSON',
}

const unitOf: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
  file: ['byte', 'bytes'],
}

function describeSize(origin: string, limit: number | bigint, { word, isStrict }: { word: string; isStrict: boolean }) {
  const unit = unitOf[origin]
  if (unit) return `must have ${word} ${limit} ${Number(limit) === 1 ? unit[0] : unit[1]}`
  if (!isStrict) return `must be ${word} ${limit}`
  return `must be ${word === 'at least' ? 'greater' : 'less'} than ${limit}`
}

function describeUnion(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const options: unknown = Reflect.get(issue, 'options')
  if (Array.isArray(options) && options.length > 0) return `must be ${oneOf(options.map(String))}`
  const needs = new Set(issue.errors.flatMap(([first]) => (first ? [first.message] : [])))
  return needs.size === 0 ? 'has a value that is not accepted' : [...needs].join(', or ')
}

const oneOf = (values: readonly string[]): string =>
  values.length === 1 ? `${values[0]}` : `one of ${values.join(', ')}`
