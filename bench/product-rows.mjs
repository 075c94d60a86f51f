import { chromium } from '@playwright/test'
import { FIRST_LOAD_BUDGET, measureFirstLoad } from '../scripts/lib/first-load.mjs'
import { measureLighthouse } from './lighthouse.mjs'
import { measureLogins } from './logins.mjs'
import { measureMemory } from './memory.mjs'
import { measureThroughput } from './throughput.mjs'

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`
const mb = (bytes) => `${(bytes / 1024 / 1024).toFixed(0)} MB`
const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })

export async function firstLoadRows(url, chromePath) {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: chromePath, args })
  try {
    const { bytes, encodings } = await measureFirstLoad(browser, url)
    const total = Object.values(bytes).reduce((sum, value) => sum + value, 0)
    return [
      ...Object.entries(FIRST_LOAD_BUDGET).map(([kind, budget]) =>
        row(
          `First load of /, ${kind} (${encodings.join(', ')})`,
          kb(bytes[kind]),
          `at most ${kb(budget)}`,
          bytes[kind] <= budget,
        ),
      ),
      row('First load of /, everything', kb(total), 'no budget', true),
    ]
  } finally {
    await browser.close()
  }
}

export async function lighthouseRows(url, chromePath) {
  const found = await measureLighthouse(url, chromePath)
  const score = (what, value, least) =>
    row(`Lighthouse mobile, ${what}`, value.toFixed(0), `at least ${least}`, value >= least)
  return [
    score('performance', found.performance, 90),
    score('accessibility', found.accessibility, 95),
    score('best practices', found.bestPractices, 95),
    row(
      'Lighthouse mobile, layout shift',
      found.layoutShift.toFixed(3),
      'at most 0.02',
      found.layoutShift <= 0.02,
    ),
    row(
      'Lighthouse mobile, largest paint',
      `${(found.largestPaintMs / 1000).toFixed(1)} s`,
      'no budget',
      true,
    ),
  ]
}

export async function throughputRows(url) {
  const { bare, product } = await measureThroughput(url)
  const ratio = product / bare
  return [
    row(
      'Contract call with a body',
      `${product.toFixed(0)} requests/s`,
      `bare Node http ${bare.toFixed(0)} requests/s`,
      true,
    ),
    row('Contract call against bare Node', `${(ratio * 100).toFixed(0)} %`, 'at least 50 %', ratio >= 0.5),
  ]
}

export async function loginRows(url) {
  const { canHash, completed, refused, refusedP99, idleP99, busyP99 } = await measureLogins(url)
  const share = completed / canHash
  const ms = (value) => `${value.toFixed(1)} ms`
  return [
    row(
      'Logins completed, 200 a second offered',
      `${completed.toFixed(1)}/s (${(share * 100).toFixed(0)} %)`,
      `at least 80 % of the ${canHash.toFixed(1)}/s that all cores but one can hash`,
      share >= 0.8,
    ),
    row(`Busy answer to a login, p99 of ${refused}`, ms(refusedP99), 'within 50 ms', refusedP99 <= 50),
    row(
      'Another call meanwhile, p99',
      ms(busyP99),
      `at most 3x of the ${ms(idleP99)} when idle`,
      busyP99 <= 3 * idleP99,
    ),
  ]
}

export async function memoryRows(pid) {
  const { pss, rss, processes } = await measureMemory(pid)
  return [
    row(
      `Memory at rest, ${processes} processes`,
      `${mb(pss)} (${mb(rss)} counting shared pages again)`,
      'under 400 MB',
      pss < 400 * 1024 ** 2,
    ),
  ]
}

/** With a database to create, so the slowest start there is once built. */
export function startRow(answersInMs) {
  const seconds = (answersInMs / 1000).toFixed(1)
  return row(
    'Built start on a new data folder, first answer',
    `${seconds} s`,
    'under 5 s',
    answersInMs < 5000,
  )
}
