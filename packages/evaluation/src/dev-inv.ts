import { incidentOfScenario } from './answers/incident-of-scenario.ts'
const x: any = incidentOfScenario('/work/wt/engine/packages/evaluation/scenarios/01-postgres-disk-full')
console.log(Object.keys(x)); const f = x.facts ?? x
console.log(JSON.stringify(f).slice(0, 300)); console.log(JSON.stringify(f, null, 0).match(/"(?:confidence|command)[^,]{0,160}/g)?.slice(0, 20))
