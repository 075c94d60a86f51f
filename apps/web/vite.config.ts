import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'
import { layerOrder } from './vite/layer-order-plugin.ts'
import { serviceWorker } from './vite/service-worker-plugin.ts'

const here = import.meta.dirname
const api = process.env.KEO_API ?? 'http://localhost:8080'

/** `vite build --mode vietnam-prod`; the modes are the files in env/. */
export default defineConfig({
  root: here,
  mode: process.env.KEO_WEB_MODE ?? 'vietnam-test',
  envDir: path.join(here, 'env'),
  plugins: [react(), tailwind(), layerOrder('main'), serviceWorker()],
  build: {
    outDir: path.join(here, '../../build/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['es2022', 'safari16', 'chrome111', 'firefox114'],
    rolldownOptions: {
      input: {
        main: path.join(here, 'index.html'),
        'service-worker': path.join(here, 'src/service-worker.ts'),
      },
      output: {
        // The worker's address must not change, or browsers would never find its successor.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: {
    proxy: {
      '/api': api,
      '/healthycheck': api,
      '/sportsbook': api,
      '/wss': { target: api, ws: true },
    },
  },
})
