import { holdsFloors, runAttacks } from './hostile/run-attacks.ts'

const isJson = process.argv.includes('--json')
/** By hand: only the attacks whose names contain it. */
const part = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? ''

const figures = await runAttacks({
  isWanted: ({ name }) => name.includes(part),
  onFigures: (measured) => {
    if (!isJson) console.log(`${holdsFloors(measured) ? 'held  ' : 'missed'}  ${measured.attack}`)
  },
})
const floor = figures.every(holdsFloors) ? 'held' : 'missed'
if (floor === 'missed') process.exitCode = 1
if (isJson) console.log(JSON.stringify({ attacks: figures, floor }))
else console.table(figures.map((measured) => ({ ...measured, floor: holdsFloors(measured) ? 'held' : 'missed' })))
