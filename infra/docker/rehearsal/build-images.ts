import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'

import os from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command.ts'

const rootDir = path.resolve(import.meta.dirname, '../../..')
const certificates = 'infra/docker/certificates'
const targets = ['service', 'web', 'postgres', 'valkey'] as const

/** The settings of the compose file that name the images of one version. */
export const imagesOf = (version: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    targets.map((target) => [`HOLDFAST_${target.toUpperCase()}_IMAGE`, `localhost/holdfast-${target}:${version}`]),
  )

/** Builds the images of a folder, as `docker compose build` does. */
export async function buildImages(version: string, folder: string = rootDir): Promise<void> {
  const env = { ...process.env, ...imagesOf(version), COMPOSE_PROJECT_NAME: 'holdfast-build', SECRETS_DIR: os.tmpdir() }
  const compose = ['compose', '--file', path.join(folder, 'docker-compose.yml')]
  await runCommand('docker', [...compose, 'build', 'postgres', 'valkey', 'migrate', 'web'], env)
}

/** The images of an earlier commit, built as they were: from its own Dockerfile. */
export async function buildImagesOf(commit: string, version: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-earlier-'))
  try {
    const archive = `git -C "${rootDir}" archive "${commit}" | tar -x -C "${folder}"`
    await runCommand('sh', ['-c', archive], process.env)
    for (const file of await readdir(path.join(rootDir, certificates))) {
      if (file.endsWith('.crt')) await cp(path.join(rootDir, certificates, file), path.join(folder, certificates, file))
    }
    await buildImages(version, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
