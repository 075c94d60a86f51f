import { useEffect, useRef } from 'react'

/** Runs before every frame of the screen while it is on. */
export function useFrames(isOn: boolean, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!isOn) return
    let frame = requestAnimationFrame(function draw() {
      latest.current()
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOn])
}
