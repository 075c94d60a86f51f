import { type ComponentType, lazy } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/** For what the page can do without: a part that cannot be loaded is left out instead of taking the app with it. */
export function lazyPart<Props extends object>(load: () => Promise<Module<Props>>) {
  return lazy(() => load().catch((): Module<Props> => ({ default: () => null })))
}
