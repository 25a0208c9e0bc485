import { describe, expect, it } from 'vitest'
import { readTexts } from '../../test/analyze-texts.ts'

const read = (...lines: readonly string[]): string[] =>
  readTexts({ 'job.log': `${lines.join('\n')}\n` }).map(({ level, message }) => `${level ?? '-'} ${message.trim()}`)

it('what another program says of its failure among stamped lines is a record of its own', () => {
  const stamped = ['[03:21:07] start', '[03:21:09] step 1: rotate', '[03:21:13] step 2: dump']
  expect(read(...stamped, 'pg_dump: error: server version mismatch', '[03:21:16] step 2 ok')).toContain(
    'error pg_dump: error: server version mismatch',
  )
  expect(read(...stamped, 'with two options', '[03:21:16] step 2 ok')).toHaveLength(4)
})

it('output that is indented throughout is parted at its blank lines', () => {
  const records = read(
    '> artisan migrate',
    '',
    '   INFO  Running migrations.',
    '   create_coupons DONE',
    '',
    '   SQLSTATE 3780',
  )
  expect(records).toEqual(['- > artisan migrate', '- INFO  Running migrations.', '- SQLSTATE 3780'])
})

it('a blank line does not part a trace', () => {
  expect(
    read('shop.TillError: stuck', '    at shop.Till.open(Till.java:7)', '', '    at shop.Main.main(Main.java:3)'),
  ).toHaveLength(1)
})

describe('a box that a command line draws', () => {
  it('is a record without its edges, as bad as its first line says', () => {
    expect(
      read('Creating...', '╷', '│ Error: creating subnet: conflict', '│ ', '│   on network.tf line 34', '╵', 'Done.'),
    ).toEqual(['- Creating...', 'error Error: creating subnet: conflict', '- Done.'])
  })
})

describe('the steps of an image build', () => {
  it('print what their programs print', () => {
    expect(
      read('#7 [2/6] RUN npm ci', '#7 3.48 npm WARN deprecated inflight@1.0.6', '#7 14.9 npm ERR! code 1'),
    ).toEqual(expect.arrayContaining(['warn npm WARN deprecated inflight@1.0.6', 'error npm ERR! code 1']))
  })

  it('keep a trace of one step together, whatever the others print in between', () => {
    const trace = readTexts({
      'build.log':
        '#9 1.10 Traceback (most recent call last):\n#9 1.10   File "a.py", line 3, in <module>\n#7 1.11 fetch index\n#9 1.12 ModuleNotFoundError: No module named \'distutils\'\n',
    }).find(({ exception }) => exception !== undefined)
    expect(trace?.exception?.type).toBe('ModuleNotFoundError')
  })
})

it('what npm repeats of its tools keeps their levels', () => {
  expect(read('npm ERR! gyp info using node-gyp@8.4.1', 'npm ERR! command failed')).toEqual([
    'info npm ERR! gyp info using node-gyp@8.4.1',
    'error npm ERR! command failed',
  ])
})

describe('a line at the margin that speaks for itself', () => {
  const stamped = ['[03:21:07] start', '[03:21:09] step 1: rotate', '[03:21:13] step 2: dump']
  it.each([
    'ops@web-1:~/shop$ tail app.log',
    '[root@db-1 ~]# dmesg',
    '$ kubectl get pods',
    'core-1#show ip ospf neighbor',
    'kubelet[1204]: probe failed',
    'make: *** [Makefile:7: all] Error 2',
    'OpenJDK 64-Bit Server VM warning: CodeCache is full.',
    'test parses_dates ... ok',
    'test result: ok. 9 passed; 0 failed; 1 ignored',
    '--- FAIL: TestPay (0.01s)',
    'Job succeeded',
  ])('%s', (text) => {
    expect(read(...stamped, text, '[03:21:16] step 2 ok')).toHaveLength(5)
  })

  it('is none where it goes on with a sentence', () => {
    expect(read(...stamped, '$ 12.50 were charged', '[03:21:16] step 2 ok')).toHaveLength(4)
  })
})

it('what a board prints has its level, and what it says without one is a record of its own', () => {
  const boot = ['I (306) cpu_start: Pro cpu start user code', 'E (838) sht3x:probe 0x45 NACK']
  expect(read(...boot, '', 'Brownout detector was triggered')).toEqual([
    'info Pro cpu start user code',
    'error probe 0x45 NACK',
    '- Brownout detector was triggered',
  ])
})

it('what a runner says of each test is a record of its own', () => {
  expect(
    read('Running 2 tests', '  ✓  1 login › form renders (9ms)', '  ✗  2 login › wrong password is refused (8ms)'),
  ).toHaveLength(3)
})
