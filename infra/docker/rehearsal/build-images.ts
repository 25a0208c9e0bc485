import { cp, mkdtemp, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { runCommand } from './run-command.ts'

export const rootDir = path.resolve(import.meta.dirname, '../../..')
const certificates = 'infra/docker/certificates'
/** Each image once, by a service of the compose file that runs it. */
const builtBy = { service: 'migrate', web: 'web', edge: 'edge', postgres: 'postgres', valkey: 'valkey' }

/** The settings of the compose file that name the images of one version. */
export const imagesOf = (version: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.keys(builtBy).map((target) => [
      `HOLDFAST_${target.toUpperCase()}_IMAGE`,
      `localhost/holdfast-${target}:${version}`,
    ]),
  )

/** Builds the images of a folder, as `docker compose build` does. */
export async function buildImages(version: string, folder: string = rootDir): Promise<void> {
  const env = { ...process.env, ...imagesOf(version), COMPOSE_PROJECT_NAME: 'holdfast-build', SECRETS_DIR: os.tmpdir() }
  const compose = ['compose', '--file', path.join(folder, 'docker-compose.yml')]
  const services = (await runCommand('docker', [...compose, 'config', '--services'], env)).split('\n')
  const wanted = Object.values(builtBy).filter((service) => services.includes(service))
  await runCommand('docker', [...compose, 'build', ...wanted], env)
}

/** The files of an earlier commit in a folder of their own, which the caller removes: its Dockerfile and compose file. */
export async function checkOut(commit: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'holdfast-earlier-'))
  await runCommand('sh', ['-c', `git -C "${rootDir}" archive "${commit}" | tar -x -C "${folder}"`], process.env)
  for (const file of await readdir(path.join(rootDir, certificates))) {
    if (file.endsWith('.crt')) await cp(path.join(rootDir, certificates, file), path.join(folder, certificates, file))
  }
  return folder
}
