import direct from './direct.mjs'
import victims from './victims.mjs'
import hard from './hard.mjs'
import healthy from './healthy.mjs'
const arg = (n, d) => process.argv[process.argv.indexOf(n) + 1 || 99] ?? d
for (const run of [...direct, ...victims, ...hard, ...healthy]) run(arg('--seed', '1'), arg('--out', 'out'))
