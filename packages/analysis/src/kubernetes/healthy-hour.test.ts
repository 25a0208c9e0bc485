import { expect, it } from 'vitest'
import { analyzeTexts } from '../../test/analyze-texts.ts'

/** The same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const HOUR_SECONDS = 3600
const ageText = (seconds: number): string =>
  seconds < 120
    ? `${seconds}s`
    : seconds < 600
      ? `${Math.floor(seconds / 60)}m${seconds % 60}s`
      : `${Math.floor(seconds / 60)}m`
const letters = 'bcdfghjklmnpqrstvwxz2456789'

/** Logs and events of an hour in which everything was rolled, scaled, drained and slow to start, and nothing failed. */
function healthyHour(seed: number): Record<string, string> {
  const next = random(seed)
  const pick = (count: number): number => Math.floor(next() * count)
  const suffix = (length: number): string => Array.from({ length }, () => letters.charAt(pick(letters.length))).join('')
  const rows: { readonly age: number; readonly text: string }[] = []
  const logs: Record<string, string> = {}
  const note = (age: number, type: string, reason: string, object: string, message: string): void => {
    if (age >= 0) rows.push({ age, text: `${type.padEnd(10)}${reason.padEnd(26)}${object.padEnd(60)}${message}` })
  }
  const clock = (age: number): string => new Date(Date.UTC(2026, 10, 21, 9) - age * 1000).toISOString()

  const place = (name: string, set: string, age: number): string => {
    const pod = `${set}-${suffix(5)}`
    const node = `n${pick(4)}`
    if (next() < 0.2)
      note(
        age,
        'Warning',
        'FailedCreate',
        `replicaset/${set}`,
        `Error creating: pods "${set}-" is forbidden: error looking up service account shop/${name}: serviceaccount "${name}" not found`,
      )
    note(age, 'Normal', 'SuccessfulCreate', `replicaset/${set}`, `Created pod: ${pod}`)
    if (next() < 0.2)
      note(
        age - 1,
        'Warning',
        'FailedScheduling',
        `pod/${pod}`,
        '0/4 nodes are available: 4 Insufficient cpu. preemption: not helpful.',
      )
    note(age - 4, 'Normal', 'Scheduled', `pod/${pod}`, `Successfully assigned shop/${pod} to ${node}`)
    if (next() < 0.1)
      note(
        age - 5,
        'Warning',
        'FailedMount',
        `pod/${pod}`,
        'MountVolume.SetUp failed for volume "config" : failed to sync configmap cache: timed out waiting for the condition',
      )
    note(age - 6, 'Normal', 'Started', `pod/${pod}`, `Started container ${name}`)
    for (const probe of ['Readiness', 'Startup'])
      if (next() < 0.6)
        note(
          age - 8 - pick(20),
          'Warning',
          'Unhealthy',
          `pod/${pod}`,
          `${probe} probe failed: ${next() < 0.5 ? 'HTTP probe failed with statuscode: 503' : 'dial tcp 10.1.0.4:8080: connect: connection refused'}`,
        )
    return pod
  }
  const end = (name: string, set: string, pod: string, age: number): void => {
    note(age, 'Normal', 'Killing', `pod/${pod}`, `Stopping container ${name}`)
    note(age, 'Normal', 'SuccessfulDelete', `replicaset/${set}`, `Deleted pod: ${pod}`)
    if (next() < 0.3)
      note(
        age - 2,
        'Warning',
        'Unhealthy',
        `pod/${pod}`,
        'Readiness probe failed: dial tcp 10.1.0.5:8080: connect: connection refused',
      )
  }

  for (let index = 0; index < 30; index += 1) {
    const name = `work${index}`
    const target = `work${(index + 1) % 30}`
    let set = `${name}-${suffix(9)}`
    let pod = place(name, set, HOUR_SECONDS - 10)
    const lines = [`${clock(HOUR_SECONDS - 15)} INFO listening on port ${8000 + index}`]
    for (let at = HOUR_SECONDS - 20; at > 0; at -= 20 + pick(20)) {
      lines.push(`${clock(at)} INFO ${target}:${8000 + ((index + 1) % 30)} answered in ${10 + pick(60)} ms`)
      if (next() < 0.01)
        lines.push(`${clock(at - 1)} WARN retrying ${target}:${8000 + ((index + 1) % 30)}: connection refused`)
    }
    for (let round = pick(3); round >= 0; round -= 1) {
      const age = 200 + round * 1000 + pick(800)
      const newer = `${name}-${suffix(9)}`
      note(age, 'Normal', 'ScalingReplicaSet', `deployment/${name}`, `Scaled up replica set ${newer} to 1 from 0`)
      const replacement = place(name, newer, age)
      note(age - 40, 'Normal', 'ScalingReplicaSet', `deployment/${name}`, `Scaled down replica set ${set} to 0 from 1`)
      end(name, set, pod, age - 40)
      lines.push(
        `${clock(age - 40)} INFO SIGTERM received, draining`,
        `${clock(age - 30)} INFO listening on port ${8000 + index}`,
      )
      ;[set, pod] = [newer, replacement]
    }
    logs[`${name}.log`] = `${lines.toSorted().join('\n')}\n`
  }
  note(2000, 'Normal', 'NodeNotSchedulable', 'node/n3', 'Node n3 status is now: NodeNotSchedulable')
  note(1900, 'Normal', 'NodeSchedulable', 'node/n3', 'Node n3 status is now: NodeSchedulable')
  note(
    700,
    'Normal',
    'SuccessfulRescale',
    'horizontalpodautoscaler/work3',
    'New size: 3; reason: cpu resource utilization above target',
  )
  note(
    100,
    'Warning',
    'FailedGetResourceMetric',
    'horizontalpodautoscaler/work3',
    'failed to get cpu utilization: did not receive metrics for targeted pods (pods might be unready)',
  )
  const sorted = rows.toSorted((a, b) => b.age - a.age)
  const header = `LAST SEEN   TYPE      ${'REASON'.padEnd(26)}${'OBJECT'.padEnd(60)}MESSAGE`
  return {
    ...logs,
    'events.txt': `${[header, ...sorted.map(({ age, text }) => `${ageText(age).padEnd(12)}${text}`)].join('\n')}\n`,
  }
}

it.each([1, 2, 3, 4, 103, 114])('a healthy hour of thirty workloads raises nothing severe (seed %i)', (seed) => {
  const found = analyzeTexts(healthyHour(seed))
  expect(
    found.filter(({ severity }) => severity === 'critical' || severity === 'high').map(({ title }) => title),
  ).toEqual([])
  expect(found.map(({ title }) => title).length).toBeLessThanOrEqual(1)
})

it('an autoscaler without metrics of pods that just start raises nothing', () =>
  expect(analyzeTexts(healthyHour(1)).map(({ title }) => title)).not.toContainEqual(
    expect.stringContaining('autoscaler'),
  ))
