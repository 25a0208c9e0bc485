/**
 * What the product's specification says of the dashboard, the tests that show it as 'file › title',
 * and the texts it gives to the letter, which those tests must hold.
 */
export type Sentence = readonly [says: string, by: readonly string[], texts?: readonly string[]]
