import path from 'node:path'
import type { Rule } from './rule.ts'

const sayNothing = new Set(['index', 'utils', 'util', 'helpers', 'helper', 'common', 'misc'])

/** A file is named, in kebab-case, for the one thing it exports. */
export const fileNames: Rule = {
  meta: { type: 'problem' },
  create: (context) => ({
    Program(node) {
      const [stem = ''] = path.basename(context.filename).replace(/^\./, '').split('.')
      if (sayNothing.has(stem)) {
        context.report({ node, message: `'${stem}' says nothing: name the file for the one thing it exports.` })
      } else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(stem)) {
        context.report({ node, message: `File names are kebab-case, unlike '${stem}'.` })
      }
    },
  }),
}
