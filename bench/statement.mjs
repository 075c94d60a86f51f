import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { median } from './server-under-test.mjs'

const PAGE = path.resolve(import.meta.dirname, '../build/web/verify.html')
const LINES = 10_000
const sha256 = (text) => createHash('sha256').update(text).digest('hex')

/** From the choice of the file until the verdict and all its rows are on the screen: the median of five. */
export async function measureStatement(chromePath) {
  const folder = mkdtempSync(path.join(tmpdir(), 'keo-statement-'))
  const file = path.join(folder, 'statement.txt')
  writeFileSync(file, statementOf(LINES))
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: chromePath, args })
  try {
    const took = []
    for (let run = 0; run < 5; run++) took.push(await openOnce(browser, file))
    return { lines: LINES, ms: median(took) }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openOnce(browser, file) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' })
  try {
    await page.goto(pathToFileURL(PAGE).href)
    const before = performance.now()
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('section.good').waitFor()
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    return performance.now() - before
  } finally {
    await page.close()
  }
}

/** A deposit and then stakes, as the server writes them. */
function statementOf(lines) {
  const whose = 'keo|mbr_bench00000000|VND'
  let hash = sha256(`keo ledger|${whose}`)
  const rows = ['keo statement 1', `${whose}|0|${hash}|0|0|0|0`]
  let available = 0
  let held = 0
  for (let seq = 1; seq <= lines; seq++) {
    const amount = seq === 1 ? 1_000_000_000 : -1000
    available += amount
    held += seq === 1 ? 0 : 1000
    const postings = seq === 1 ? `available:${amount},house:bank:-${amount}` : `available:${amount},held:1000`
    const text = `${seq}|${1_700_000_000_000 + seq}|bet.stake|ref-${seq}|key-${seq}|${postings}|${available}|${held}|0|0|`
    hash = sha256(`${hash}\n${text}`)
    rows.push(`${text}|${hash}`)
  }
  return [...rows, `end|${lines}|${hash}|${lines}`, ''].join('\n')
}
