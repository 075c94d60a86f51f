import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'

const here = import.meta.dirname
const api = process.env.KEO_CONSOLE_API ?? 'http://localhost:8081'

export default defineConfig({
  root: here,
  plugins: [react(), tailwind()],
  build: {
    outDir: path.join(here, '../../build/console'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ['es2022', 'safari16', 'chrome111', 'firefox114'],
  },
  server: { proxy: { '/api': api } },
})
