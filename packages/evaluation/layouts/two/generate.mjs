import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ctx } from './lib.mjs';
const here = path.dirname(fileURLToPath(import.meta.url));
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i > 0 ? process.argv[i + 1] : d; };
const seed = Number(arg('seed', '1'));
const out = path.resolve(arg('out', 'cases'));
const layouts = [];
for (const f of fs.readdirSync(here).filter((f) => /^(real|house)-\d+.*\.mjs$/.test(f)).sort((a, b) => (a.startsWith('real') ? 0 : 1) - (b.startsWith('real') ? 0 : 1) || (a < b ? -1 : 1))) {
  layouts.push(...(await import('./' + f)).default);
}
let total = 0;
layouts.forEach(({ name, start, gen }, i) => {
  const c = new Ctx(seed, name, Date.parse(start));
  gen(c);
  while (c.lines.length > 250) { throw new Error(name + ' too long: ' + c.lines.length); }
  const dir = path.join(out, String(i + 1).padStart(2, '0') + '-' + name);
  fs.mkdirSync(dir, { recursive: true });
  fs.writeFileSync(path.join(dir, 'lines.log'), c.lines.join('\n') + '\n');
  fs.writeFileSync(path.join(dir, 'expected.jsonl'), c.expected.map((e) => JSON.stringify(e)).join('\n') + '\n');
  total += c.lines.length;
});
console.log(`${layouts.length} layouts, ${total} lines`);
