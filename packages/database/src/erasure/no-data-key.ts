/** Stands where a data key stood. No version of ours ever wrote a key that begins like this, so none opens. */
export const noDataKey = (): Buffer => Buffer.of(0)
