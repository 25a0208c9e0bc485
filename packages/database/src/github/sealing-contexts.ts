/** Where each secret lies, so that its ciphertext opens nowhere else. */
export const tokensContext = (customerId: string): string => `github-tokens:${customerId}`
export const verifierContext = (stateHash: Buffer): string => `github-verifier:${stateHash.toString('hex')}`
export const cacheContext = (keyHash: Buffer): string => `github-cache:${keyHash.toString('hex')}`
