import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const here = import.meta.dirname
const chart = path.resolve(here, '../helm/holdfast')

/** Helm 3 and 4 alike; a helm that was built from source takes the oldest cluster for granted unless told otherwise. */
export const kubernetesVersion = '1.33.0'

/** The chart without Helm's marks, which would say that Helm manages what it does not: one text per template. */
export function renderChart(values: readonly string[] = [path.join(here, 'values.yaml')]): Map<string, string> {
  const files = values.flatMap((file) => ['--values', file])
  const output = execFileSync(
    'helm',
    ['template', 'holdfast', chart, '--namespace', 'holdfast', '--kube-version', kubernetesVersion, ...files],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const rendered = new Map<string, string>()
  for (const document of output.split(/^---\n/m)) {
    const file = /^# Source: holdfast\/templates\/(.+)$/m.exec(document)?.[1]
    if (file === undefined) continue
    const text = document
      .replace(/^# Source: .*\n/m, '')
      .replaceAll(/^ *app\.kubernetes\.io\/managed-by: Helm\n/gm, '')
      .trim()
    if (text === '') continue
    const before = rendered.get(file)
    rendered.set(file, before === undefined ? `${text}\n` : `${before}---\n${text}\n`)
  }
  return rendered
}

/** Where each template's text stands: the migration apart, because it goes first. */
export const fileOf = (template: string): string =>
  path.join(here, template === 'migrate.yaml' ? 'migrate' : 'base', template)

if (import.meta.main) {
  const rendered = [...renderChart()].map(([template, text]) => ({ file: fileOf(template), text }))
  for (const { file, text } of rendered) fs.writeFileSync(file, text)
  const formatter = path.resolve(here, '../../node_modules/.bin/oxfmt')
  execFileSync(
    formatter,
    rendered.map(({ file }) => file),
  )
}
