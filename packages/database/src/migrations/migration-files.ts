/** The `NNNN-name.ts` among a folder's files, in their order. */
export const migrationFiles = (files: readonly string[]): string[] =>
  files.filter((file) => /^\d{4}-.+(?<!\.test)\.ts$/.test(file)).toSorted()
