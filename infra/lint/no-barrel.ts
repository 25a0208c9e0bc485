import type { Rule } from './rule.ts'

/** A file that only passes on what other files export hides where things live and loads them all. */
export const noBarrel: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    Program(program) {
      const star = program.body.find(({ type }) => type === 'ExportAllDeclaration')
      const onlyReExports = program.body.every((node) => node.type === 'ExportNamedDeclaration' && node.source !== null)
      if (star || (program.body.length > 0 && onlyReExports)) {
        context.report({ node: star ?? program, message: 'No barrel files: import from the file that defines it.' })
      }
    },
  }),
}
