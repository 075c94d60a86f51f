import type { Engine } from '@keo/games-contract/engines'
import type { EngineScreen } from './engine-props.ts'

/** The screen of each engine, loaded when a game of it is opened. A new engine is a folder and a line: `lazy(import)`. */
export const ENGINE_SCREENS: Partial<Record<Engine, EngineScreen>> = {}
