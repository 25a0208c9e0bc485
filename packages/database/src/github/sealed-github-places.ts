/** Where each secret lies, so that its ciphertext opens nowhere else. */
export const tokensPlace = (customerId: string): string => `github-tokens:${customerId}`
export const verifierPlace = (stateHash: Buffer): string => `github-verifier:${stateHash.toString('hex')}`
export const cachePlace = (keyHash: Buffer): string => `github-cache:${keyHash.toString('hex')}`
