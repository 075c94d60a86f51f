import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const REST_SECONDS = 15

/** Memory of a process and everything it started, in bytes: shared pages counted once (PSS) and as `top` shows it (RSS). */
export async function measureMemory(pid) {
  await wait(REST_SECONDS * 1000)
  const processes = familyOf(pid)
  return {
    processes: processes.length,
    pss: sum(processes.map((one) => kilobytes(`/proc/${one}/smaps_rollup`, 'Pss') * 1024)),
    rss: sum(processes.map((one) => kilobytes(`/proc/${one}/status`, 'VmRSS') * 1024)),
  }
}

const sum = (values) => values.reduce((total, value) => total + value, 0)

function kilobytes(file, name) {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))
  return found ? Number(found[1]) : 0
}

/** A process and everything it started. */
export function familyOf(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => parentOf(Number(pid)))
  const family = [root]
  for (const member of family)
    family.push(...parents.filter(({ parent }) => parent === member).map(({ pid }) => pid))
  return family
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return [{ pid, parent: Number(parent) }]
  } catch {
    // It ended while we looked.
    return []
  }
}
