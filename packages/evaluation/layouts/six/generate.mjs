// node generate.mjs --seed S --out FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRng, Log, p2 } from './lib.mjs';
import realA from './real-a.mjs';
import realB from './real-b.mjs';
import home from './home.mjs';
const args = process.argv.slice(2);
const opt = (k, d) => { const i = args.indexOf('--' + k); return i < 0 ? d : args[i + 1]; };
const seed = opt('seed', '1'), out = opt('out');
if (!out) { console.error('usage: node generate.mjs --seed S --out FOLDER'); process.exit(2); }
let n = 0, total = 0;
for (const [name, gen] of [...realA, ...realB, ...home]) {
  n++;
  const r = makeRng(`${seed}/${name}`), L = new Log(r);
  gen(r, L);
  const dir = join(out, `${p2(n)}-${name}`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'lines.log'), L.lines.join('\n') + '\n');
  writeFileSync(join(dir, 'expected.jsonl'), L.recs.map((x) => JSON.stringify(x)).join('\n') + '\n');
  total += L.lines.length;
}
console.log(`${n} layouts, ${total} lines`);
