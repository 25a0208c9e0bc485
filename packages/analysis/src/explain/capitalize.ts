/** A headline begins with a capital, unless it begins with a name that is not a word: 'db-1', 'api.example.com'. */
export const capitalize = (title: string): string =>
  /^[a-z][a-z]*(?:-[a-z]+)*(?=[\s:,'’]|$)/.test(title) ? title.charAt(0).toUpperCase() + title.slice(1) : title
