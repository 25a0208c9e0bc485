/**
 * One line that counts up on a terminal, one plain line elsewhere; on stderr, so that stdout stays the product's.
 * @param {string} title
 */
export function showProgress(title) {
  const { isTTY } = process.stderr
  if (!isTTY) process.stderr.write(`${title} …\n`)
  let shown = ''
  return {
    /** @param {number} done @param {number} total */
    update: (done, total) => {
      const line = total > 0 ? `${title} … ${Math.floor((100 * done) / total)} %` : `${title} …`
      if (!isTTY || line === shown) return
      shown = line
      process.stderr.write(`\r${line}`)
    },
    end: () => {
      if (shown) process.stderr.write('\n')
    },
  }
}
