import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const apiOrigin = process.env['HOLDFAST_API'] ?? 'http://localhost:8000'

/** The text font comes with the first script, so that nothing is drawn in another one and moves. */
const preloadTextFont: Plugin = {
  name: 'preload-text-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.includes('inter-latin-wght-normal') && name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${name}` },
        })),
  },
}

export default defineConfig({
  plugins: [react(), tailwindcss(), preloadTextFont],
  build: { target: 'es2022', manifest: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 700 },
  server: {
    port: 5173,
    proxy: Object.fromEntries(['/api', '/health', '/ready', '/dev'].map((path) => [path, { target: apiOrigin }])),
  },
})
