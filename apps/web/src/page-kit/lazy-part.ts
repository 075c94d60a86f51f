import { type ComponentType, lazy, type PropsWithChildren } from 'react'

type Module<Props> = { default: ComponentType<Props> }

/**
 * For what the page can do without: a part that cannot be loaded is left out instead of taking the app with it. What it
 * would have stood around stays.
 */
export function lazyPart<Props extends object>(load: () => Promise<Module<Props>>) {
  return lazy(() =>
    load().catch((): Module<Props> => ({ default: ({ children }: PropsWithChildren) => children })),
  )
}
