/**
 * One step of painting in a frame: a ground with its crowd takes a slow phone longer than a frame, and a page of covers
 * has many of them.
 */
const waiting: (() => void)[] = []
let isRunning = false

export function paintLater(step: () => void): () => void {
  waiting.push(step)
  if (!isRunning) {
    isRunning = true
    requestAnimationFrame(paintNext)
  }
  return () => {
    const at = waiting.indexOf(step)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function paintNext(): void {
  waiting.shift()?.()
  isRunning = waiting.length > 0
  if (isRunning) requestAnimationFrame(paintNext)
}
