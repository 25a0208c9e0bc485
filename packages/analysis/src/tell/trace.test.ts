import { describe, expect, it } from 'vitest'
import { eventOf } from '../../test/event-of.ts'
import { innermostCause, ownPlace } from './trace.ts'

const traced = (...continuation: readonly string[]) => ({ ...eventOf('seat could not be booked'), continuation })

describe('the innermost cause of a trace', () => {
  it.each([
    [
      'what Java and its kin write',
      [
        'a.BookFailed: no seat',
        '  at a.Seat.book(Seat.java:3)',
        'Caused by: a.Gone: row 7',
        'Caused by: a.Full: hall 2',
      ],
      'a.Full: hall 2',
    ],
    [
      'what .NET writes',
      [
        'Hall.BookException: see the inner exception',
        ' ---> Hall.FullException: hall 2',
        '   --- End of inner exception stack trace ---',
      ],
      'Hall.FullException: hall 2',
    ],
    ['a chain below its own heading', ['Caused by:', '    0: no seat', '    1: hall 2 is full'], 'hall 2 is full'],
    [
      'the first of two traces of Python',
      [
        'Traceback (most recent call last):',
        '  File "seat.py", line 3, in book',
        'KeyError: 2',
        '',
        'During handling of the above exception, another exception occurred:',
        'BookFailed: no seat',
      ],
      'KeyError: 2',
    ],
    ['nothing where nothing was caused', ['a.BookFailed: no seat', '  at a.Seat.book(Seat.java:3)'], null],
  ] as const)('is %s', (_, lines, said) => expect(innermostCause(traced(...lines))).toBe(said))
})

describe('where in its own code a program failed', () => {
  it.each([
    [
      'the last of Python, with its code',
      [
        '  File "/srv/hall/app.py", line 9, in handle',
        '    book(seat)',
        '  File "/srv/hall/seat.py", line 31, in book',
        '    hall = HALLS[seat.hall]',
        '  File "/usr/lib/python3.12/json/decoder.py", line 3, in decode',
      ],
      { file: '/srv/hall/seat.py', line: 31, inside: 'book', code: 'hall = HALLS[seat.hall]' },
    ],
    [
      'the first of Node that is no package',
      ['    at read (/srv/hall/node_modules/pg/read.js:3:1)', '    at async Seat.book (/srv/hall/seat.js:31:7)'],
      { file: '/srv/hall/seat.js', line: 31, inside: 'Seat.book', code: null },
    ],
    [
      'the first of Java that is no framework',
      ['  at org.springframework.Call.run(Call.java:3)', '  at hall.Seat.book(Seat.java:31)'],
      { file: 'Seat.java', line: 31, inside: 'hall.Seat.book', code: null },
    ],
    [
      'of .NET, which names the file',
      ['   at Npgsql.Command.Read()', '   at Hall.Seat.Book(Int32 row) in /src/Seat.cs:line 31'],
      { file: '/src/Seat.cs', line: 31, inside: 'Hall.Seat.Book', code: null },
    ],
    ['of Ruby', ["from app/seat.rb:31:in 'book'"], { file: 'app/seat.rb', line: 31, inside: 'book', code: null }],
    [
      'of PHP',
      ['#0 /srv/seat.php(31): Seat->book()'],
      { file: '/srv/seat.php', line: 31, inside: 'Seat->book', code: null },
    ],
    ['nowhere', ['  at java.lang.Thread.run(Thread.java:3)'], null],
  ] as const)('is %s', (_, lines, place) => expect(ownPlace(traced(...lines))).toEqual(place))
})
