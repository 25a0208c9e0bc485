/** Where what came of an investigation lies, so that its ciphertext opens nowhere else. */
export const investigationContext = (id: string): string => `investigation:${id}`
