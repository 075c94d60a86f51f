import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'
import { chunkNames } from './vite/chunks.ts'
import { pageFiles } from './vite/page-files-plugin.ts'
import { serviceWorker } from './vite/service-worker-plugin.ts'
import { verifyPage } from './vite/verify-page-plugin.ts'

const here = import.meta.dirname
const modules = (...paths: readonly string[]) => new RegExp(`/(?:${paths.join('|')})`)
const SPORTS_SCREEN = path.join(here, 'src/features/sports/sports-screen.tsx')
/** Parts of the lists that pages without matches use too. A chunk takes what it imports along unless that has a chunk. */
const PARTS = modules(
  'ui/src/(?:bars/(?:chip|icon-strip|segmented)|pictures/(?:flag|wrench-drawing)|primitives/amount|product/balance-pill)\\.',
  'ui/src/(?:drawings/(?:flags|seeded)|use-long-press|tab-keys)\\.',
  'ui/src/icons/(?:caret-up|chart-bar|lock|magnifying-glass|monitor-play|plus|sliders-horizontal|star|trophy)\\.',
  'contract/src/(?:members|wallet|wallet-balance)\\.',
  'units/src/sports-currency\\.',
  'web/src/features/(?:current-member/(?:member-query|quick-setting-rules)|wallet/(?:balance-rules|wallet-query))\\.',
  'web/src/page-kit/maintenance-notice\\.',
  'web/src/(?:api/at-rest|language/format|site/region-currency)\\.',
)
/** What names a sport and draws its mark: pages without matches show it too. */
const MARKS = modules(
  'sportsbook-contract/src/sport-ids\\.',
  'ui/src/(?:product/sport-icon|drawings/sport-icon-parts)\\.',
)
/** What is in the cart: the settings look at it too. */
const CART = modules(
  'web/src/features/bet-cart/(?:cart/(?:cart-item|cart-rules|cart-store|odds-policy)|index)\\.',
)
/** Whether the member saves data: whatever asks again by itself looks at it. */
const SAVER = modules('web/src/platform/data-saver\\.')
/** What only pages with matches are made of. */
const SPORTS = modules(
  'web/src/features/(?:first-visit|sports|sportsbook)/',
  'web/src/features/match-words/(?:live-clock|period-words|sale-state|score-board)\\.',
  'sportsbook-contract/src/',
  'ui/src/(?:product/(?:crest|league-header|match-row|match-row-skeleton|odds-button)|price-in-place)\\.',
)
/** What every visit loads, what the home page adds to it, and the lists of matches: a file each instead of dozens. */
const CHUNKS = {
  app: path.join(here, 'src/main.tsx'),
  home: path.join(here, 'src/features/home/home-screen.tsx'),
  cart: { entry: SPORTS_SCREEN, only: CART },
  parts: { entry: SPORTS_SCREEN, only: PARTS },
  marks: { entry: SPORTS_SCREEN, only: MARKS },
  saver: { entry: SPORTS_SCREEN, only: SAVER },
  sports: { entry: SPORTS_SCREEN, only: SPORTS },
}
/** Forms and endless lists use these; the first page has neither. */
const LATER =
  /\/@tanstack\/.+\/(useMutation|mutationObserver|useInfiniteQuery|infiniteQueryObserver|useQueries|queriesObserver)\.js$/
/** What a feature shows of itself: who takes one thing of it is not to carry the others along. */
const DOORS = /\/web\/src\/features\/[\w-]+\/index\.ts$/
const api = process.env.KEO_API ?? 'http://localhost:8080'

/** `vite build --mode vietnam-prod`; the modes are the files in env/. */
export default defineConfig({
  root: here,
  mode: process.env.KEO_WEB_MODE ?? 'vietnam-test',
  envDir: path.join(here, 'env'),
  // Smaller by what the contracts do not use (decision 0021).
  resolve: { alias: { 'zod/mini': path.join(here, 'src/schemas/zod-mini.ts') } },
  plugins: [react(), tailwind(), pageFiles(), serviceWorker(), verifyPage()],
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
      treeshake: { moduleSideEffects: [{ test: DOORS, sideEffects: false }] },
      output: {
        // The worker's address must not change, or browsers would never find its successor.
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: [{ name: chunkNames(CHUNKS, LATER), debugName: 'first load' }] },
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
