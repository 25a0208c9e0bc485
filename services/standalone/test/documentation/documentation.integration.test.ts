import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findProgram } from '@holdfast/testing/find-program'
import { describe, expect, it } from 'vitest'
import { type CommandBlock, commandLines, namedPaths, readAllBlocks, readBlocks, rootDir } from './command-blocks.ts'

const blocks = readAllBlocks()
const shell = await findProgram(['bash'])
/** Made by commands that are run before. */
const madeByCommands = ['infra/docker/secrets']

function runBlock(commands: string): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const args = ['-euo', 'pipefail', '-c', commands]
    execFile(
      shell ?? 'bash',
      args,
      { cwd: rootDir, env: { ...process.env, INIT_CWD: rootDir } },
      (error, stdout, stderr) => {
        const exitCode = error ? (typeof error.code === 'number' ? error.code : -1) : 0
        resolve({ exitCode, output: stdout + stderr })
      },
    )
  })
}

const withProof = <Kind extends CommandBlock['proof']['kind']>(kind: Kind) =>
  blocks.flatMap(({ proof, ...block }) =>
    proof.kind === kind ? [{ ...block, proof: proof as Extract<CommandBlock['proof'], { kind: Kind }> }] : [],
  )

describe.skipIf(!shell)(`the commands of every README${shell ? '' : ' (needs bash)'}`, () => {
  it('are there, and each says how it is proved', () => {
    expect(withProof('missing').map(({ place }) => place)).toEqual([])
    expect(blocks.length).toBeGreaterThan(10)
    expect(withProof('start').length).toBeGreaterThan(0)
    expect(withProof('with-product').length).toBeGreaterThan(0)
  })

  it.each(blocks)('$place: is a script, and the files that it names are there', ({ commands }) => {
    const { status, stderr } = spawnSync(shell ?? 'bash', ['-n', '-c', commands], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const missing = namedPaths(commands).filter(
      (name) => !madeByCommands.some((made) => name.startsWith(made)) && !existsSync(path.join(rootDir, name)),
    )
    expect(missing.filter((name) => !name.includes('*'))).toEqual([])
  })

  it.each(withProof('run'))('$place: works', async ({ commands, proof }) => {
    const { exitCode, output } = await runBlock(commands)
    expect([exitCode, exitCode === proof.exitCode ? '' : output]).toEqual([proof.exitCode, ''])
  })

  it.each(withProof('run-elsewhere'))('$place: is run by the file that it names', ({ commands, proof }) => {
    const text = readFileSync(path.join(rootDir, proof.file), 'utf8')
    for (const line of commandLines(commands)) expect(text).toContain(line)
  })

  for (const { place, commands, proof } of withProof('run-where')) {
    const isThere = spawnSync(proof.program, ['version'], { stdio: 'ignore' }).error === undefined
    it.skipIf(!isThere)(`${place}: works${isThere ? '' : ` (needs ${proof.program})`}`, async () => {
      const { exitCode, output } = await runBlock(commands)
      expect([exitCode, exitCode === 0 ? '' : output]).toEqual([0, ''])
    })
  }

  it('of npm are scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8'))
    const called = blocks
      .flatMap(({ commands }) => commandLines(commands))
      .flatMap((line) => /\bnpm (?:run )?([\w:-]+)/.exec(line)?.[1] ?? [])
    expect(called.filter((name) => !(name in scripts))).toEqual([])
  })
})

it('refuses a proof that it does not know', () => {
  expect(() => readBlocks('x.md', '<!-- sh: trust me -->\n```sh\nls\n```\n')).toThrow('x.md:2: no such proof: trust me')
  expect(readBlocks('x.md', 'Run:\n\n```sh\nls\n```\n')).toEqual([
    { place: 'x.md:3', commands: 'ls\n', proof: { kind: 'missing' } },
  ])
})
