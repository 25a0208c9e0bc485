import { expect, it } from 'vitest'
import { reconcileTemplates } from './reconcile-templates.ts'

const groups = (texts: readonly string[]) =>
  [...new Set([...reconcileTemplates(texts).values()].map((template) => template.text))].toSorted()

it.each([
  [
    'user names',
    ['root', 'alice', 'bob'].map((name) => `session opened for user ${name} by (uid=<*>)`),
    ['session opened for user <*> by (uid=<*>)'],
  ],
  [
    'host names',
    ['a.example.org', 'mail.example.net'].map((host) => `lookup of ${host} failed`),
    ['lookup of <*> failed'],
  ],
  [
    'several values that vary together',
    ['name=api state=warm', 'name=web state=cold', 'name=db state=hot', 'name=cache state=new'].map(
      (pair) => `unit ${pair} ready`,
    ),
    ['unit name=<*> state=<*> ready'],
  ],
  [
    'a word where others had a number',
    ['<*>', 'admin'].map((user) => `rejected invalid user ${user} today`),
    ['rejected invalid user <*> today'],
  ],
  [
    'names behind prepositions that all differ at once',
    ['orders by ann', 'users by bob', 'mails by eve', 'bills by joe', 'taxes by kim', 'files by lou'].map(
      (pair) => `backup started for ${pair}`,
    ),
    ['backup started for <*> by <*>'],
  ],
  [
    'the rest that a template with several parameters explains',
    ['<*> accepted for user <*>', 'YX.A.B accepted for user ann', 'QZ.C.D accepted for user bob'].map(
      (rest) => `order ${rest}`,
    ),
    ['order <*> accepted for user <*>'],
  ],
  [
    'letters drawn behind a prefix',
    ['pay_bmdj', 'pay_qkzt', 'pay_abcd'].map((id) => `payment ${id} captured`),
    ['payment <*> captured'],
  ],
  [
    'ids and names that vary together',
    ['pay_bmdj ann', 'pay_qkzt bob', 'pay_xvcd eve', 'pay_wrtg joe', 'pay_zzkp kim', 'pay_hjgq lou'].map(
      (pair) => `refund of ${pair} was asked for`,
    ),
    ['refund of <*> was asked for'],
  ],
  [
    'two words that vary freely against each other',
    ['inside', 'outside', 'dmz'].flatMap((from) =>
      ['inside', 'outside', 'dmz'].map((to) => `deny tcp src ${from} dst ${to} today`),
    ),
    ['deny tcp src <*> dst <*> today'],
  ],
  [
    'names of several words',
    ['Print Spooler', 'DNS Client', 'Background Intelligent Transfer', 'Themes'].map(
      (name) => `The ${name} service entered a new state`,
    ),
    ['The <*> service entered a new state'],
  ],
  [
    'words that are values of another statement',
    [
      ...['inside', 'outside', 'dmz'].map((name) => `route via interface=${name} up`),
      ...['guest'].map((name) => `route via interface=${name} up`),
      ...['inside', 'guest'].map((name) => `traffic seen on the ${name} again`),
    ],
    ['route via interface=<*> up', 'traffic seen on the <*> again'],
  ],
  [
    'the speaker that only some lines name',
    ['core: post-unseal setup complete', 'post-unseal setup complete'],
    ['post-unseal setup complete'],
  ],
  [
    'who acts in several statements',
    ['ann', 'bob', 'eve', 'joe', 'kim', 'lou'].flatMap((name) =>
      ['left the game', 'joined the game', 'fell from high up'].map((what) => `${name} ${what}`),
    ),
    ['<*> fell from high up', '<*> joined the game', '<*> left the game'],
  ],
  [
    'words beside names that vary with them',
    ['web shop/a ann', 'api shop/b bob', 'db data/a eve', 'mail data/b joe', 'cron ops/a kim', 'auth ops/b lou'].map(
      (row) => `tag ${row.replace(' ', ' of ').replace(/ (?=\w+$)/, ' deleted by ')}`,
    ),
    ['tag <*> of <*> deleted by <*>'],
  ],
  [
    'two files behind a key',
    ['a.cpp', 'b.cpp'].map((file) => `assert hit file=${file} line=<*>`),
    ['assert hit file=<*> line=<*>'],
  ],
])('makes parameters of %s', (_, texts, expected) => expect(groups(texts)).toEqual(expected))

it.each([
  ['states', ['NEW to RUNNING', 'RUNNING to FAILED', 'NEW to KILLED'].map((change) => `task moved from ${change}`)],
  ['booleans', ['true', 'false'].map((flag) => `overlap: ${flag} now`)],
  [
    'what began the sentence',
    ['cupsd', 'klogd', 'syslogd', 'sdpd', 'hcid', 'portmap', 'nfsd'].map((name) => `${name} startup succeeded`),
  ],
  [
    'exception types',
    ['java.io.IOException', 'java.lang.NullPointerException'].map((type) => `request died of ${type} in handler`),
  ],
  ['actions', ['SCREEN_ON', 'SCREEN_OFF', 'TIME_TICK'].map((name) => `handle action:android.intent.action.${name}`)],
  [
    'what happened to two things',
    ['disk', 'node', 'pool'].flatMap((name) => ['added', 'removed'].map((what) => `${name} was ${what} by hand`)),
  ],
  ['different sentences of one length', ['disk is full', 'disk is slow', 'node is gone']],
])('keeps apart %s', (_, texts) => expect(groups(texts)).toEqual(texts.toSorted()))
