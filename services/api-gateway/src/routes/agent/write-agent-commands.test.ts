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

it.each(['docker-compose', 'standalone', 'kubernetes'] as const)(
  'keeps the files of %s in a folder of their own',
  async (deploymentType) => {
    const { files, steps } = writeAgentCommands(await readAgentFiles(), { ...plan, deploymentType })
    for (const { name } of files) expect(name).toMatch(/^holdfast-agent\/[\w.-]+$/)
    const commands = steps.map(({ command }) => command).join('\n')
    for (const { name } of files)
      expect(commands).toContain(deploymentType === 'docker-compose' ? 'cd holdfast-agent' : name)
    expect(commands).not.toMatch(/(?<!holdfast-agent\/)\.env\b/)
  },
)

it.each(['http://localhost:8000', 'http://127.0.0.1:8000', 'http://[::1]:8000'])(
  'says what to set before pods could reach %s, and gives no commands',
  async (publicUrl) => {
    const { obstacle, files, steps } = writeAgentCommands(await readAgentFiles(), { ...plan, publicUrl })
    expect(obstacle).toContain(`Pods can't reach ${publicUrl}`)
    expect(obstacle).toContain('Set PUBLIC_URL')
    expect([files, steps]).toEqual([[], []])
  },
)
