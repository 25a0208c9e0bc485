import { judgePattern } from './judge-pattern.ts'
import type { Node, Rule } from './rule.ts'

type Expression = { readonly type: string; readonly [key: string]: unknown }

/**
 * Expressions meet text of strangers: one that takes more than linear time lets a line stop a process. What a
 * constructor puts together is judged with each part that is not known here taken for one letter.
 */
export const linearPatterns: Rule = {
  meta: { type: 'problem' },
  create(context) {
    const texts = new Map<string, string>()
    const judge = (node: Node, source: string, flags: string): void => {
      let why: string | undefined
      try {
        why = judgePattern(source, flags)
      } catch {
        // What is no expression with its parts replaced is judged when it runs, by its own tests.
        return
      }
      if (why !== undefined)
        context.report({ node, message: `Not linear: ${why}. Bound it, look behind it, or scan the text by hand.` })
    }
    return {
      VariableDeclarator(node) {
        const text = node.init === null ? undefined : textOf(node.init as unknown as Expression, texts)
        if (node.id.type === 'Identifier' && text !== undefined) texts.set(node.id.name, text)
      },
      Literal(node) {
        if ('regex' in node && node.regex) judge(node, node.regex.pattern, node.regex.flags)
      },
      NewExpression(node) {
        if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
        const [source, flags] = node.arguments.map((argument) => textOf(argument as unknown as Expression, texts))
        if (source !== undefined) judge(node, source, flags ?? '')
      },
    }
  },
}

const UNKNOWN = 'x'

/** The text of an expression as far as it stands in this file. */
function textOf(node: Expression, texts: ReadonlyMap<string, string>): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'Identifier') return texts.get(node['name'] as string)
  if (node.type === 'TaggedTemplateExpression') return textOfTemplate(node['quasi'] as Expression, texts, true)
  if (node.type === 'TemplateLiteral') return textOfTemplate(node, texts, false)
  if (node.type === 'MemberExpression') {
    const { regex } = node['object'] as { regex?: { pattern: string } }
    return regex?.pattern
  }
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined
  const [left, right] = [node['left'], node['right']].map((side) => textOf(side as Expression, texts) ?? UNKNOWN)
  return `${left}${right}`
}

function textOfTemplate(node: Expression, texts: ReadonlyMap<string, string>, isRaw: boolean): string {
  const quasis = node['quasis'] as { value: { raw: string; cooked: string } }[]
  const expressions = node['expressions'] as Expression[]
  return quasis
    .map(({ value }, at) => {
      const next = expressions[at]
      return (isRaw ? value.raw : value.cooked) + (next ? (textOf(next, texts) ?? UNKNOWN) : '')
    })
    .join('')
}
