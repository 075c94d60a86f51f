import { destination } from 'pino'
import type { DestinationStream } from 'pino'

const LINES_MAX = 1_000
const WAIT_MS = 100

/**
 * Lines are written in the background: a request never waits for the log. They are handed on by the bunch, because the
 * library's own gathering costs a request more than its line does; nothing waits longer than a moment, or past the exit.
 */
export function standardOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: false })
  let lines: string[] = []
  let timer: NodeJS.Timeout | null = null
  let isUsed = false

  function handOn(): void {
    if (timer) clearTimeout(timer)
    timer = null
    if (lines.length === 0) return
    output.write(lines.join(''))
    lines = []
  }

  function handOnAtExit(): void {
    isUsed = true
    process.once('exit', () => {
      handOn()
      output.flushSync()
    })
  }

  return {
    write(line) {
      if (!isUsed) handOnAtExit()
      lines.push(line)
      if (lines.length >= LINES_MAX) handOn()
      else timer ??= setTimeout(handOn, WAIT_MS).unref()
    },
  }
}
