import { expect, it } from 'vitest'
import { buildFacts } from '../../test/facts.ts'
import { answerQuestion } from './answer-question.ts'
import { excerpt } from './excerpt.ts'

const facts = buildFacts()
const answerTo = (question: string) => answerQuestion(facts, question).answer

it.each([
  ['an inflected word', 'is anything refusing connections?', 'connection refused to db:5432'],
  ['a synonym', 'is storage exhausted?', 'The disk of db is full'],
  ['a slip of the pen', 'what about postgersql?', "can't answer that from these logs"],
  ['a name inside a line', 'what is xlogtemp', 'pg_wal/xlogtemp.42'],
  ['a sum', 'how many events?', '3 events belong to it in all'],
  ['a summary', 'tldr please', 'First step: Free space'],
])('finds %s', (_, question, expected) => expect(answerTo(question)).toContain(expected))

it('says what stands nowhere, and goes on with what is known', () => {
  const answer = answerTo('Is kafka to blame?')
  expect(answer).toMatch(/^Nothing in this incident mentions `kafka`\./)
  expect(answer).toContain('The disk of db is full')
})

it('names nobody whom no line names, and owns up to it', () => {
  expect(answerTo('Who bought the disk?')).toContain('The lines do not name the person or account')
  expect(answerTo('who was refused a connection?')).toContain('`mallory` [L2]')
})

it('says what is known where the question is about something else', () => {
  const { answer, suggestions } = answerQuestion(facts, 'tell me a joke')
  expect(answer).toContain("can't answer that from these logs. What is known: **db: no space left on device**")
  expect(suggestions).not.toEqual([])
})

it('does not say twice what the intent has said', () => {
  const answer = answerTo('Why is the disk of db full?')
  expect(answer.split('The disk of db is full')).toHaveLength(2)
})

it.each([
  ['a short text', 'abc', ['c'], 'abc'],
  ['the beginning where no word stands in it', 'x'.repeat(30), ['y'], `${'x'.repeat(20)}…`],
  ['the end where the word stands there', `${'x'.repeat(30)}word`, ['WORD'], `…${'x'.repeat(16)}word`],
  ['whole words before and after', 'time=12:00 level=error msg=refused by orders-db', ['refused'], '…msg=refused by…'],
])('shows %s', (_, text, words, expected) => expect(excerpt(text, words, 20)).toBe(expected))

it.each([
  { question: 'Is it still happening?', start: '**Yes, up to the end of these logs.**' },
  { question: 'Should I restart checkout?', start: '**Not by these logs**: nothing in them calls for it' },
  { question: 'which hosts are affected?', start: '**Hosts and addresses**' },
  { question: 'how many orders failed?', start: 'Orders fail.' },
  { question: "isn't it the network?", start: 'Nothing in this incident mentions `network`.' },
])('answers "$question" before it says anything else', ({ question, start }) => {
  expect(answerTo(question).slice(0, start.length)).toBe(start)
})
