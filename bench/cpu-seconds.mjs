import { readFileSync } from 'node:fs'
import { familyOf } from './memory.mjs'

/** The kernel counts in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100

/**
 * CPU time that a process and everything it started have used, its database among them. It holds on a machine that does
 * other things as well, where time on the wall says nothing.
 */
export function cpuSeconds(pid) {
  return familyOf(pid).reduce((sum, member) => sum + ticksOf(member), 0) / TICKS_PER_SECOND
}

/** With the children that have ended. */
function ticksOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  } catch {
    // It ended while we looked.
    return 0
  }
}
