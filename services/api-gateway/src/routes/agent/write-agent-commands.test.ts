import { expect, it } from 'vitest'
import { readAgentFiles } from './read-agent-files.ts'
import { writeAgentCommands } from './write-agent-commands.ts'

const plan = {
  deploymentType: 'kubernetes',
  fingerprint: 'agent-x1',
  apiKey: 'key',
  publicUrl: 'https://holdfast.example',
} as const

it('lets a cluster that is strict by default run the agent, by the manifest and by Helm', async () => {
  const files = await readAgentFiles()
  expect(files['kubernetes.yaml']).toContain('    pod-security.kubernetes.io/enforce: privileged\n')

  const commands = writeAgentCommands(files, plan).steps.flatMap(({ command }) => command.split('\n'))
  const indexOf = (start: string) => commands.findIndex((command) => command.startsWith(start))
  const labels = commands.indexOf(
    'kubectl label --overwrite namespace holdfast-agent pod-security.kubernetes.io/enforce=privileged',
  )
  // A namespace that is applied without labels loses those that a manifest gave it.
  expect(labels).toBeGreaterThan(indexOf('kubectl create namespace'))
  expect(indexOf('helm upgrade')).toBeGreaterThan(labels)
})
