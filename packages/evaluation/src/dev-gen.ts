import { generateCase } from './generate/generate-case.ts'
import { writeCase } from './generate/write-case.ts'
const [out, seed, count] = process.argv.slice(2)
for (let i = 0; i < Number(count); i++) writeCase(out!, generateCase(Number(seed), i))
