import { isBuiltin } from 'node:module'
import type { Node, Rule } from './rule.ts'

const impureGlobals = new Set([
  'process',
  'performance',
  'crypto',
  'fetch',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'globalThis',
])
/** Functions of their arguments, though Node gives them. */
const pureModules = new Set(['node:buffer', 'node:zlib'])
const impureCalls = new Set(['Date.now', 'Math.random'])

/** The engine is a function of its arguments: no IO, no clock, no randomness. */
export const pureAnalysis: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node: Node, what: string): void =>
      context.report({ node, message: `The engine is pure: what ${what} gives must come in as an argument.` })
    return {
      ImportDeclaration(node) {
        if (isBuiltin(node.source.value) && !pureModules.has(node.source.value)) report(node, node.source.value)
      },
      ImportExpression: (node) => report(node, 'import()'),
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return
        const property = node.property.type === 'Identifier' ? node.property.name : '…'
        const name = `${node.object.name}.${property}`
        if (impureCalls.has(name) || impureGlobals.has(node.object.name)) report(node, name)
      },
      CallExpression(node) {
        if (node.callee.type !== 'Identifier') return
        const { name } = node.callee
        if (name === 'Date' || impureGlobals.has(name)) report(node, `${name}()`)
      },
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date'
        if (isDate && node.arguments.length === 0) report(node, 'new Date()')
      },
    }
  },
}
