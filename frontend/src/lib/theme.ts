export type Theme = 'system' | 'light' | 'dark'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')

export function readTheme(): Theme {
  const stored = localStorage.getItem('theme')
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function applyTheme(): void {
  const theme = readTheme()
  const isDark = theme === 'dark' || (theme === 'system' && prefersDark.matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem('theme', theme)
  applyTheme()
}

export function followSystemTheme(): void {
  prefersDark.addEventListener('change', applyTheme)
  addEventListener('storage', applyTheme)
}
