/// <reference types="vite/client" />
declare module '@fontsource-variable/inter/wght.css'
declare module '@fontsource-variable/jetbrains-mono/wght.css'
