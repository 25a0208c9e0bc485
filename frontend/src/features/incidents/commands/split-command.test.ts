import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fillCommand, splitCommand } from './split-command.ts'

it('finds each blank', () => {
  expect(splitCommand('lvextend -L +<size> <volume group>')).toEqual([
    { kind: 'text', text: 'lvextend -L +' },
    { kind: 'blank', text: 'size' },
    { kind: 'text', text: ' ' },
    { kind: 'blank', text: 'volume group' },
  ])
})

it.each(['openssl s_client </dev/null', 'cat <<EOF > a', 'awk "$1<5 && $2>3"'])(
  'takes no shell for a blank: %s',
  (command) => {
    expect(splitCommand(command).map(({ kind }) => kind)).toEqual(['text'])
  },
)

it('fills in what is known, everywhere, and leaves the rest', () => {
  const values = new Map([
    ['pod', 'api-1'],
    ['port', ' '],
  ])
  expect(fillCommand('kubectl logs <pod> && nc -vz <pod> <port>', values)).toBe(
    'kubectl logs api-1 && nc -vz api-1 <port>',
  )
})

it('changes nothing of a command that nobody filled in', () => {
  fc.assert(
    fc.property(fc.string(), (command) => {
      expect(fillCommand(command, new Map())).toBe(command)
    }),
  )
})
