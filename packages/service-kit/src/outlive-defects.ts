import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'

/** A defect that escaped everything is written down and counted; other players' requests go on. */
export function outliveDefects(log: Log, metrics: Metrics): () => void {
  const note = (error: unknown) => {
    metrics.countUnexpected()
    log.error({ err: error }, 'an error escaped')
  }
  process.on('uncaughtException', note)
  process.on('unhandledRejection', note)
  return () => {
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
  }
}
