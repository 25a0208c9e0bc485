import { expect, it } from 'vitest'
import { judgeConnection } from './judge-connection.ts'

const now = new Date('2026-01-01T12:00:00Z')
const recent = new Date('2026-01-01T11:59:00Z')
const old = new Date('2026-01-01T11:00:00Z')
const silent = { lastSeenAt: null, lastLogsAt: null, lastError: null, lastErrorAt: null }
const none = { parsed: false, analysed: false }
const options = { now, activeMs: 300_000 }

it.each([
  { name: 'no agent', agents: [], stages: none, running: false, connected: false, fault: /not detected/ },
  {
    name: 'an agent that was set up only',
    agents: [silent],
    stages: none,
    running: false,
    connected: false,
    fault: /not detected/,
  },
  {
    name: 'an agent that fell silent',
    agents: [{ ...silent, lastSeenAt: old, lastLogsAt: old }],
    stages: none,
    running: false,
    connected: false,
    fault: /not detected/,
  },
  {
    name: 'a heartbeat without logs',
    agents: [{ ...silent, lastSeenAt: recent }],
    stages: none,
    running: true,
    connected: false,
    fault: /no logs received yet/,
  },
  {
    name: 'logs that are refused',
    agents: [{ ...silent, lastSeenAt: recent, lastError: 'rejected:malformed', lastErrorAt: recent }],
    stages: none,
    running: true,
    connected: false,
    fault: /refused: rejected:malformed/,
  },
  {
    name: 'logs that wait',
    agents: [{ ...silent, lastSeenAt: recent, lastLogsAt: recent }],
    stages: { parsed: true, analysed: false },
    running: true,
    connected: true,
    fault: /wait for their analysis/,
  },
])('$name', ({ agents, stages, running, connected, fault }) => {
  const result = judgeConnection(agents, stages, options)
  expect(result).toMatchObject({ agent_running: running, connected })
  expect(result.stages.fault).toMatch(fault)
})

it('finds no fault once logs are analysed', () => {
  const agents = [{ ...silent, lastSeenAt: recent, lastLogsAt: recent }]
  expect(judgeConnection(agents, { parsed: true, analysed: true }, options)).toEqual({
    agent_running: true,
    connected: true,
    stages: { received: true, authenticated: true, parsed: true, analysed: true, fault: null },
  })
})
