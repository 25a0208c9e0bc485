import './lib/parse-without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followSystemTheme } from './lib/theme.ts'
import { keepOverReload } from './lib/unsent/keep-over-reload.ts'

/** Text drawn in another font would move when the real one arrives; a slow network is not waited for. */
const FONT_WAIT_MS = 200

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  followSystemTheme()
  keepOverReload()
  const { promise: isLate, resolve: giveUp } = Promise.withResolvers<void>()
  setTimeout(giveUp, FONT_WAIT_MS)
  await Promise.race([document.fonts.load('14px "Inter Variable"'), isLate])
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

void start()
