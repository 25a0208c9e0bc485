const KEYWORDS =
  /^(?:do|done|then|fi|else|sudo|time|nohup|!|\{|\}|timeout \S+|watch(?: -n ?\S+)?|while|if|until|[A-Za-z_]\w*=(?:"[^"]*"|\S*))(?:\s+|$)/

/** The single commands of a line, those in substitutions too; a redirection into a file is one named '>'. */
export function splitCommandLine(line: string): string[] {
  // Places stand for names: their brackets are no redirections.
  const text = line.replaceAll(/<([a-z][\w-]*)>/g, '$1').replaceAll(/@?\{([^{}]*)\}/g, 'value')
  const inner = [...text.matchAll(SUBSTITUTION)].flatMap(([, command = '']) => splitCommandLine(command))
  return [...inner, ...cut(text.replaceAll(SUBSTITUTION, 'value'))]
}

const SUBSTITUTION = /\$\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g

function cut(text: string): string[] {
  const parts: string[] = []
  let part = ''
  let quote = ''
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index)
    if (quote !== '') {
      if (char === quote && text.charAt(index - 1) !== '\\') quote = ''
    } else if (char === '"' || char === "'") quote = char
    else if (
      /[;|\n]/.test(char) ||
      (char === '&' && !/[<>\d]/.test(text.charAt(index - 1)) && text.charAt(index + 1) !== '>')
    ) {
      parts.push(part)
      part = ''
      continue
    }
    part += char
  }
  parts.push(part)
  return parts.flatMap(readPart)
}

function readPart(text: string): string[] {
  let part = text.trim()
  while (KEYWORDS.test(part)) part = part.replace(KEYWORDS, '').trim()
  if (part === '' || /^for \w+ in\b/.test(part)) return []
  const bare = part.replaceAll(/"[^"]*"|'[^']*'/g, '')
  const writesFile = />{1,2}\s*(?!&|\s|\/dev\/null)/.test(bare)
  return writesFile ? ['>', part] : [part]
}
