export const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\w$])${escapeRegExp(word)}(?![\w$])`).test(text)

/** `streamedInvoices`, `streamed_invoices` and `STREAMED-INVOICES` are one name. */
export const canonical = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

export const defines = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?:\b(?:function|def|func|fn|class|interface|struct|type|const|let|var|val|enum|export|module)\s+(?:async\s+|default\s+)?${escapeRegExp(word)}(?![\w$])|(?<![\w$.?:]\s{0,8})\b${escapeRegExp(word)}\s*\([^)]{0,300}\)\s*(?::[\w<>[\]|\s]+)?\{)`,
  ).test(text)

/** `word: …`, `word = …`, `"word": …`, `- name: word`. */
export const isKey = (text: string, word: string): boolean =>
  new RegExp(
    String.raw`(?:^\s*(?:-\s+|export\s+|ENV\s+)?|[{,]\s*)["']?${escapeRegExp(word)}["']?\s*(?::(?=\s|$)|=(?!=)|=>)|^\s*(?:-\s*)?name:\s*["']?${escapeRegExp(word)}["']?\s*$`,
  ).test(text)
