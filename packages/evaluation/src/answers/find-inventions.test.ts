import { answerQuestion } from '@holdfast/llm/answers/answer-question'
import { expect, it } from 'vitest'
import { findInventions } from './find-inventions.ts'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { incidentOfScenario } from './incident-of-scenario.ts'

const { facts } = incidentOfScenario(scenarioFolder('01-postgres-disk-full'))
const question = 'What is the root cause?'
const inventionsOf = (answer: string) => findInventions({ answer, citations: [] }, facts, question, new Set(['redis']))

it.each([
  ['a number', 'It failed 4711 times.', '4711'],
  ['a time', 'It began at 11:22:33 UTC.', '11:22:33'],
  ['a share', 'We are 8642% sure.', '8642'],
  ['a host', 'The disk of db-9.internal is full.', 'db-9.internal'],
  ['an address', 'It is 10.9.9.9.', '10.9.9.9'],
  ['an endpoint', 'Requests to /api/refunds fail.', '/api/refunds'],
  ['a service of another scenario', 'Redis is full.', 'Redis'],
  ['a user', 'grace@example.com did it.', 'grace@example.com'],
  ['a command', '```sh\nrm -rf /var\n```', 'rm -rf /var'],
  ['a quote', '`disk is on fire`', 'disk is on fire'],
  ['a line', 'See it [L99].', '[L99]'],
])('finds %s that nothing holds', (_, answer, invention) => {
  expect(inventionsOf(answer)).toEqual([invention])
})

it('finds nothing where all stands in the facts', () => {
  const { final_incidents: incidents, remediation_commands: commands } = facts.detail.analysis_data.pipeline_results
  const [incident] = incidents
  const command = commands?.solutions[0]?.command
  const sure = Math.round(100 * (incident?.confidence_score ?? 0))
  expect(command).toMatch(/\w/)
  expect(
    inventionsOf(
      `**postgres** failed at 10:05:00 UTC (${sure}%): \`could not extend file\` [L1], 1206 of 1712 requests, 14 min 57 s.\n\n\`\`\`sh\n${command}\n\`\`\``,
    ),
  ).toEqual([])
  expect(findInventions(answerQuestion(facts, question), facts, question, new Set())).toEqual([])
})

it('finds a citation whose text is not the line', () => {
  const [line] = facts.lines
  const citation = { line_id: 'L1', timestamp: null, message: `${line?.text}!`, service: null, level: null }
  const answer = { answer: '', citations: [{ ...citation, quote_start: 0, quote_end: 1 }] }
  expect(findInventions(answer, facts, question, new Set())).toEqual(['citation L1'])
})
