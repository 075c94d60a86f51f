import { useEffect, useRef } from 'react'

type Close = () => void

const layers: Close[] = []
/** Until somebody follows them, the page is told that there are any. */
let tell: () => void = () => void dispatchEvent(new Event('keo:layers'))

/** What lies over the page and can be closed, the topmost last. Whoever steps back through the history closes it first. */
export const openLayers = {
  count: (): number => layers.length,
  /** Closes all but the lowest so many, from the top. */
  closeAbove(kept: number): void {
    for (const close of layers.slice(kept).toReversed()) close()
  },
  onChange(run: () => void): void {
    tell = run
  },
}

/** Counts a sheet or dialog among the open layers for as long as it is open. */
export function useOpenLayer(isOpen: boolean, close: Close): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const own: Close = () => latest.current()
    layers.push(own)
    tell()
    return () => {
      layers.splice(layers.indexOf(own), 1)
      tell()
    }
  }, [isOpen])
}
