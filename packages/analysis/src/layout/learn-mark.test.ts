import { expect, it } from 'vitest'
import { learnMark } from './learn-mark.ts'

interface Written {
  readonly clock: string
  readonly level: string
  readonly name: string
}

const linesOf = (write: (line: Written) => string): string[] =>
  Array.from({ length: 24 }, (_, n) =>
    write({
      clock: `3:5${n % 10}:41 AM`,
      level: ['INFO', 'WARNING', 'INFO', 'SEVERE'][n % 4] ?? '',
      name: ['lab', 'imaging', 'pharmacy'][n % 3] ?? '',
    }),
  )

it.each<[string | null, (line: Written) => string]>([
  ['/', ({ clock, level, name }) => `${name}/${level}/Mar 19, 2023 ${clock} EST/ Result 17 arrived`],
  ['/', ({ clock, level, name }) => `${level}/${name}/03/19/2023 ${clock}/ Result 17 arrived`],
  ['##', ({ clock, level, name }) => `${name} ## ${level} ## Mar 19, 2023 ${clock} ## Result 17 arrived`],
  ['%', ({ clock, level, name }) => `Mar 19, 2023 ${clock} %${name}%${level}%Result 17 arrived`],
  [
    '/',
    ({ clock, level, name }) => `Record 6${clock[3]} / 2023-03-19 ${clock} / ${level} / ${name} / Result 17 arrived`,
  ],
  ['//', ({ clock, level, name }) => `${clock} ${name} // ${level} // Result 17 arrived`],
  [null, ({ clock, name }) => `${clock} ${name} // Result // 17 arrived`],
  [null, ({ clock, name }) => `${name}/reports/2023 were printed at ${clock}/ and kept`],
  [null, ({ clock }) => `GET/index/Mar 19, 2023 ${clock}/ served`],
  // A level that everyone knows, in few lines, shows what parts them all.
  ['::', ({ clock, level, name }) => `${clock} ${name} :: ${level === 'INFO' ? 'INF' : 'MAJOR'} :: Result 17 arrived`],
])('finds the mark that parts the fields: %s', (mark, write) => expect(learnMark(linesOf(write))).toBe(mark))
