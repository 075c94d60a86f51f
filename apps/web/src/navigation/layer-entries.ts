import type { History } from './history.ts'
import type { PageEntry } from './page-stack-state.ts'

type Layers = {
  /** How many sheets and dialogs lie over the page. */
  count(): number
  closeAbove(kept: number): void
  onChange(run: () => void): void
}

type Parts = {
  history: History
  layers: Layers
  current(): PageEntry | undefined
  /** False while a page comes or goes: what is open then is open for another page. */
  isAtRest(): boolean
  /** Runs once the screen has caught up with what was said to it. */
  later(run: () => void): void
}

export type LayerEntries = ReturnType<typeof createLayerEntries>

/**
 * One entry of the browser's history for each sheet and dialog over the page, above the page's own: a step back closes
 * the topmost and stays on the page. What is closed otherwise takes its entry with it.
 */
export function createLayerEntries({ history, layers, current, isAtRest, later }: Parts) {
  let isOwnStep = false
  const waiting: (() => void)[] = []

  const depth = (): number => history.state()?.depth ?? 0

  function stepTo(wanted: number): void {
    isOwnStep = true
    history.go(wanted - depth())
  }

  function match(): void {
    const here = current()
    if (isOwnStep || !isAtRest() || !here || history.state()?.key !== here.key) return
    const [have, wanted] = [depth(), layers.count()]
    if (wanted < have) stepTo(wanted)
    for (let next = have + 1; next <= wanted; next++)
      history.push({ key: here.key, index: here.index, depth: next }, here.fullPath)
  }

  const matchLater = (): void => later(match)
  layers.onChange(matchLater)

  return {
    matchLater,
    /** To the page's own entry: a page that comes stands above that, or in its place. */
    async unwind(): Promise<void> {
      while (isOwnStep || depth() > 0) {
        const stepped = new Promise<void>((resolve) => waiting.push(resolve))
        if (!isOwnStep) stepTo(0)
        await stepped
      }
    },
    /** True when the history moved among the entries of one page. */
    popped(): boolean {
      const isOurs = isOwnStep
      isOwnStep = false
      if (!isOurs && history.state()?.key !== current()?.key) return false
      if (!isOurs) layers.closeAbove(depth())
      for (const resolve of waiting.splice(0)) resolve()
      matchLater()
      return true
    },
  }
}
