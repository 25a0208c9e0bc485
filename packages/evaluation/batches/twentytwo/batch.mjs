// node batch.mjs --seed S --out FOLDER : fifteen incidents and five healthy cases of cloud, Kubernetes, builds and delivery.
import { pathToFileURL } from 'node:url'
import { admission, pullLimit, vault, lambdaLayer, twoAtOnce } from './direct.mjs'
import { subnet, codegen, consul, slot, hotLoop } from './louder.mjs'
import { hotShard, flag, hungCron, cacheKeys, ackDeadline } from './hard.mjs'
import { tests, terraform, upgrade, clients, spot } from './healthy.mjs'

export const stories = [admission, pullLimit, vault, lambdaLayer, twoAtOnce, subnet, codegen, consul, slot, hotLoop, hotShard, flag, hungCron, cacheKeys, ackDeadline, tests, terraform, upgrade, clients, spot]
export function writeAll(seed, out) { for (const story of stories) story(seed).write(out) }

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const option = (name, otherwise) => { const at = process.argv.indexOf(`--${name}`); return at < 0 ? otherwise : process.argv[at + 1] }
  const out = option('out')
  if (!out) { console.error('usage: node batch.mjs --seed S --out FOLDER'); process.exit(2) }
  writeAll(option('seed', '1'), out)
}
