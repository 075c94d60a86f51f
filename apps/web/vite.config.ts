import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'
import { chunkNames } from './vite/chunks.ts'
import { homeFiles } from './vite/home-files-plugin.ts'
import { serviceWorker } from './vite/service-worker-plugin.ts'
import { statementCheck } from './vite/statement-check-plugin.ts'

const here = import.meta.dirname
/** What every visit loads, and what the home page adds to it. */
const FIRST_CHUNKS = {
  app: path.join(here, 'src/main.tsx'),
  home: path.join(here, 'src/features/site/home-screen.tsx'),
}
/** Forms and endless lists use these; the first page has neither. */
const LATER =
  /\/@tanstack\/.+\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/
const api = process.env.KEO_API ?? 'http://localhost:8080'

/** `vite build --mode vietnam-prod`; the modes are the files in env/. */
export default defineConfig({
  root: here,
  mode: process.env.KEO_WEB_MODE ?? 'vietnam-test',
  envDir: path.join(here, 'env'),
  plugins: [react(), tailwind(), homeFiles(), serviceWorker(), statementCheck()],
  build: {
    outDir: path.join(here, '../../build/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // The lists of what to preload would weigh more in the first load than they save on later pages.
    modulePreload: false,
    target: ['es2022', 'safari16', 'chrome111', 'firefox114'],
    rolldownOptions: {
      input: {
        main: path.join(here, 'index.html'),
        'service-worker': path.join(here, 'src/service-worker.ts'),
      },
      output: {
        // The worker's address must not change, or browsers would never find its successor.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: chunkNames(FIRST_CHUNKS, LATER), debugName: 'first load' }] },
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/healthycheck': api,
      '/sportsbook/push': { target: api, ws: true },
      '/sportsbook': api,
      '/wss': { target: api, ws: true },
    },
  },
})
