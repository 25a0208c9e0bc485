/** The most that one answer may hold: some 800 tokens, so that several fit beside the page in a small context. */
export const ANSWER_BYTES = 2_400
