import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { stripAnsi } from '@holdfast/analysis/decode/strip-ansi'

export interface Place {
  /** As `truth.json` names the file. */
  readonly name: string
  readonly line: number
  readonly text: string
}

interface InputFile {
  readonly name: string
  readonly lines: readonly string[]
}

/** Without colours, with single spaces: how lines and quotes are compared. */
export const squeeze = (text: string): string => stripAnsi(text).replace(/\s+/g, ' ').trim()

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const unescapeJson = (text: string): string => text.replace(/\\(["\\/])/g, '$1').replace(/\\[nt]/g, ' ')

/** The log files of a case, by the path that the engine was given. */
export class CaseInput {
  readonly paths: readonly string[]
  readonly nonBlankLines: number
  readonly #files: ReadonlyMap<string, InputFile>
  #everything: string | null = null
  #words: string | null = null

  constructor(folder: string, names: readonly string[]) {
    this.#files = new Map(
      names.map((name) => {
        const path = resolve(folder, name)
        return [path, { name, lines: readFileSync(path, 'utf8').split(/\r?\n/) }]
      }),
    )
    this.paths = [...this.#files.keys()]
    this.nonBlankLines = [...this.#files.values()]
      .flatMap((file) => file.lines)
      .filter((line) => line.trim() !== '').length
  }

  placeOf({ file, line }: { file: string; line: number }): Place | null {
    const found = this.#files.get(file)
    const text = found?.lines[line - 1]
    return found && text !== undefined ? { name: found.name, line, text } : null
  }

  linesFrom(path: string, line: number, count: number): string[] {
    return this.#files.get(path)?.lines.slice(line - 1, line - 1 + count) ?? []
  }

  contains(text: string): boolean {
    if (this.#everything === null) {
      const plain = [...this.#files.values()].map((file) => file.lines.map(squeeze).join('\n')).join('\n')
      this.#everything = plain.includes('\\') ? `${plain}\n${unescapeJson(plain)}` : plain
    }
    return this.#everything.includes(squeeze(text))
  }

  /** Whether some line says these words in this order, whatever stands between them and however they are written. */
  containsWords(words: readonly string[]): boolean {
    this.#words ??= [...this.#files.values()]
      .map((file) => ` ${file.lines.map((line) => wordsOf(line).join(' ')).join(' \n ')} `)
      .join('')
    return this.#words.includes(` ${words.join(' ')} `)
  }
}

/** The readable forms of a raw line: itself, and each text inside it when it is JSON. */
export function formsOf(line: string): string[] {
  const forms = [squeeze(line)]
  const brace = line.indexOf('{')
  if (brace < 0) return forms
  const collect = (value: unknown): void => {
    if (typeof value === 'string') forms.push(squeeze(value))
    else if (value && typeof value === 'object') Object.values(value).forEach(collect)
  }
  try {
    collect(JSON.parse(line.slice(brace)))
  } catch {
    forms.push(squeeze(unescapeJson(line)))
  }
  return forms
}
