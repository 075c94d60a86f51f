import { createLog } from '@keo/service-kit/log'

/** A log whose lines a test can read. */
export function keptLog(level: 'info' | 'trace' = 'trace') {
  const lines: string[] = []
  return { lines, log: createLog({ level, to: { write: (line) => void lines.push(line) } }) }
}
