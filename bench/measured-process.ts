import { countStatements } from './count-statements.ts'

type Running = { stop(): Promise<unknown> }

const statements = countStatements()

/**
 * Says that it is ready, and from then on does what whoever measures tells it over the channel: its CPU and how often it sent
 * each statement, or its end.
 */
export function obeyChannel(ready: object, running: readonly Running[]): void {
  async function stop(): Promise<void> {
    for (const each of running) await each.stop()
    process.exit()
  }

  process.on('message', ({ what }: { what: 'usage' | 'stop' }) => {
    if (what === 'usage') return process.send?.({ ...process.cpuUsage(), statements: statements() })
    return stop()
  })
  // Also when whoever measures was ended: nothing stays behind.
  process.once('disconnect', stop)
  process.send?.(ready)
}
