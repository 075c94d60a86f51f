import type { Engine } from '@keo/games-contract/engines'
import { lazy } from 'react'
import { loadArea } from '../../language/messages.ts'
import type { EngineScreen } from './engine-props.ts'

type Module = { default: EngineScreen }

/** A screen of the table games comes with the words that they share. */
const table = (load: () => Promise<Module>) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), loadArea('gameTables')])
    return module
  })

/** The screen of each engine, loaded when a game of it is opened. A new engine is a folder and a line: `lazy(import)`. */
export const ENGINE_SCREENS: Record<Engine, EngineScreen> = {
  baccarat: table(() => import('./engines/baccarat/baccarat-screen.tsx')),
  'bau-cua': table(() => import('./engines/bau-cua/bau-cua-screen.tsx')),
  blackjack: table(() => import('./engines/blackjack/blackjack-screen.tsx')),
  crash: table(() => import('./engines/crash/crash-screen.tsx')),
  dice: lazy(() => import('./engines/dice/dice-screen.tsx')),
  fishing: table(() => import('./engines/fishing/fishing-screen.tsx')),
  'hi-lo': lazy(() => import('./engines/hi-lo/hi-lo-screen.tsx')),
  keno: lazy(() => import('./engines/keno/keno-screen.tsx')),
  limbo: lazy(() => import('./engines/limbo/limbo-screen.tsx')),
  mines: lazy(() => import('./engines/mines/mines-screen.tsx')),
  plinko: lazy(() => import('./engines/plinko/plinko-screen.tsx')),
  roulette: table(() => import('./engines/roulette/roulette-screen.tsx')),
  slot: lazy(() => import('./engines/slot/slot-screen.tsx')),
  wheel: lazy(() => import('./engines/wheel/wheel-screen.tsx')),
  'tai-xiu': table(() => import('./engines/tai-xiu/tai-xiu-screen.tsx')),
  'xoc-dia': table(() => import('./engines/xoc-dia/xoc-dia-screen.tsx')),
}
