import './lib/parse-without-eval.ts'
import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/jetbrains-mono/wght.css'
import './styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { followSystemTheme } from './lib/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
followSystemTheme()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
