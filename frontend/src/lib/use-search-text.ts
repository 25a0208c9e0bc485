import { useEffect, useState } from 'react'

const WRITE_MS = 150

/** What is typed shows at once; the address, and with it the server, follows when the fingers rest. */
export function useSearchText(q: string, setQuery: (q: string) => void) {
  const [text, setText] = useState(q)
  const [seen, setSeen] = useState(q)
  const [written, setWritten] = useState(q)
  if (q !== seen) {
    setSeen(q)
    // Going back or clearing the filters; not the echo of our own writing.
    if (q !== written) setText(q)
  }
  useEffect(() => {
    if (text === q) return
    const timer = setTimeout(() => {
      setWritten(text)
      setQuery(text)
    }, WRITE_MS)
    return () => clearTimeout(timer)
  }, [text, q, setQuery])
  /** What goes into the address together with the other filters, at once. */
  const put = (next: string) => {
    setText(next)
    setWritten(next)
  }
  return { text, setText, put }
}
