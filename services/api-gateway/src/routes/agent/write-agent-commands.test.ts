import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
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
    const { obstacle, script, files, steps } = writeAgentCommands(await readAgentFiles(), { ...plan, publicUrl })
    expect(obstacle).toContain(`Pods can't reach ${publicUrl}`)
    expect(obstacle).toContain('Set PUBLIC_URL')
    expect([script, files, steps]).toEqual([null, [], []])
  },
)

const run = promisify(execFile)

/** A folder in which docker and kubectl only write down how they were called. */
async function makeTerminal() {
  const folder = await mkdtemp(join(tmpdir(), 'agent-script-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['docker', 'kubectl']) {
    await writeFile(join(folder, name), `#!/bin/sh\necho ${name} "$@" >> "${folder}/calls"\n`)
    await chmod(join(folder, name), 0o755)
  }
  const paste = (script: string) =>
    run('sh', ['-c', script], { cwd: folder, env: { PATH: `${folder}:${process.env['PATH'] ?? ''}` } })
  return { folder, paste, calls: () => readFile(join(folder, 'calls'), 'utf8') }
}

it.each([
  { deploymentType: 'docker-compose', started: /^docker compose up -d$/m },
  { deploymentType: 'standalone', started: /^docker run -d --name holdfast-agent /m },
  { deploymentType: 'kubernetes', started: /^kubectl apply -f holdfast-agent\/kubernetes.yaml$/m },
] as const)('gives all of $deploymentType in one paste', async ({ deploymentType, started }) => {
  const { folder, paste, calls } = await makeTerminal()
  const { script, files } = writeAgentCommands(await readAgentFiles(), { ...plan, deploymentType })
  await paste(script ?? '')
  expect(await calls()).toMatch(started)
  expect(await calls()).not.toMatch(/logs|get pods/)
  const saved = (await readdir(join(folder, 'holdfast-agent'))).map((name) => `holdfast-agent/${name}`)
  expect(saved).not.toContain('holdfast-agent/helm-values.yaml')
  for (const { name, content } of files.filter((file) => saved.includes(file.name))) {
    expect(await readFile(join(folder, name), 'utf8')).toBe(`${content.trimEnd()}\n`)
  }
  expect(saved.length).toBeGreaterThan(1)
})

it('stops the paste at the first step that fails', async () => {
  const { folder, paste, calls } = await makeTerminal()
  await writeFile(join(folder, 'kubectl'), `#!/bin/sh\necho kubectl "$@" >> "${folder}/calls"\nexit 1\n`)
  const { script } = writeAgentCommands(await readAgentFiles(), plan)
  await expect(paste(script ?? '')).rejects.toThrow('Command failed')
  expect(await calls()).not.toContain('kubernetes.yaml')
})
