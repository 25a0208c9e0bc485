import type { Node, Rule } from './rule.ts'

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])

/** What begins empty at the top of a module is filled by one call and read by another, even of another customer. */
export const noModuleState: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node: Node): void =>
      context.report({
        node,
        message: 'No state at the top of a module: it belongs to an object that lives as long as what it is about.',
      })
    return {
      Program(program) {
        for (const statement of program.body) {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          if (declared?.type !== 'VariableDeclaration') continue
          if (declared.kind !== 'const') report(declared)
          for (const { init } of declared.declarations)
            if (
              init?.type === 'NewExpression' &&
              init.callee.type === 'Identifier' &&
              collections.has(init.callee.name) &&
              init.arguments.length === 0
            )
              report(init)
        }
      },
    }
  },
}
