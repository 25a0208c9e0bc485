import type { RuleTester } from 'oxlint/plugins-dev'

export type Rule = Parameters<RuleTester['run']>[1]

type Report = Parameters<NonNullable<Rule['create']>>[0]['report']

export type Node = NonNullable<Parameters<Report>[0]['node']>
