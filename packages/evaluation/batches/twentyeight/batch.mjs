import*as A from './a.mjs'
import*as B from './b.mjs'
import*as C from './h.mjs'
import{random}from './lib.mjs'
const arg=(k,d)=>{const i=process.argv.indexOf('--' + k);return i<0?d:process.argv[i + 1]}
const seed=arg('seed','1'),out=arg('out','out')
for(const[k,f]of Object.entries({...A,...B,...C}))f(random(`${seed}/${k}`)).write(out)
