/** `le 27 novembre 2024 à 10h15`, `am 3. Mai 2024`, `on 3 May 2024`: a word that leads to a day, at the head of a line. */
export const DATE_LINKS: ReadonlySet<string> = new Set(
  ['le', 'el', 'il', 'em', 'am', 'den', 'on', 'op', 'dne', 'dia'].flatMap((word) => [
    word,
    `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  ]),
)
