import { attacks, type Target } from './attacks.ts'

/** A process of its own, as attackers are: `attacker.ts NAME TARGET` goes on until its parent ends it. */
const [name = '', target = '{}'] = process.argv.slice(2)
const attack = attacks.find((known) => known.name === name)
if (!attack) throw new Error(`There is no attack '${name}'.`)

const shoot = attack.prepare(JSON.parse(target) as Target)
let counter = 0

async function repeat(): Promise<never> {
  for (;;) {
    const bytes = await shoot(counter++).catch(() => 0)
    process.send?.({ bytes })
    await new Promise(setImmediate)
  }
}

process.send?.({ bytes: 0 })
await Promise.all(Array.from({ length: attack.lanes }, repeat))
