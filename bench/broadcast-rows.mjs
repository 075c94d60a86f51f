import { setTimeout as wait } from 'node:timers/promises'
import { launch, openPage, readMetrics } from './browser-page.mjs'
import { mainThreadTasks } from './games-browser.mjs'

const SPORTS = { soccer: 1, basketball: 3 }
const LIVE_LIST = 1
const SETTLE_MS = 3000
const WATCHED_MS = 15_000
const LONG_MS = 50
const MOST_SHARE = 0.4
const LATEST_MS = 60_000

const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })

/** A match that is drawn on its page while its prices move beside it, in a Chromium that is slowed down. */
export async function broadcastRows({ url, chromePath }) {
  const browser = await launch(chromePath)
  try {
    const rows = []
    for (const [name, sportId] of Object.entries(SPORTS)) {
      const { longestMs, share } = await watchMatch(browser, url, sportId)
      rows.push(
        row(
          `Broadcast of ${name}: longest task; main thread while it is watched`,
          `${longestMs.toFixed(0)} ms; ${(share * 100).toFixed(0)} %`,
          `at most ${LONG_MS} ms; under ${MOST_SHARE * 100} %`,
          longestMs <= LONG_MS && share < MOST_SHARE,
        ),
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function watchMatch(browser, url, sportId) {
  const { page, cdp, close } = await openPage(browser, `${url}/sports`)
  try {
    const matchId = await liveMatch(page, sportId)
    await page.goto(`${url}/match-detail/${matchId}`)
    await page.locator('.match-acts [aria-pressed]').first().click({ timeout: LATEST_MS })
    await page.locator('.broadcast-canvas').waitFor({ timeout: LATEST_MS })
    await wait(SETTLE_MS)
    const [before, began] = [await readMetrics(cdp), performance.now()]
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    await wait(WATCHED_MS)
    const tasks = mainThreadTasks(JSON.parse(String(await browser.stopTracing())))
    const after = await readMetrics(cdp)
    if (tasks.length === 0) throw new Error('The trace has no tasks of the page.')
    return {
      longestMs: tasks.reduce((most, task) => Math.max(most, task), 0),
      share: (after.taskMs - before.taskMs) / (performance.now() - began),
    }
  } finally {
    await close()
  }
}

/** The live match of a sport that has the most markets. */
async function liveMatch(page, sportId) {
  const matches = await page.evaluate(
    async (request) => {
      const answer = await fetch('/sportsbook/v1/match/getList', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
      return (await answer.json()).data.records.map(({ id, tms }) => ({ id, markets: tms }))
    },
    { languageType: 'VIE', currencyId: 1000, type: LIVE_LIST, sportId, size: 50 },
  )
  if (matches.length === 0) throw new Error(`No live match of sport ${sportId}.`)
  return matches.toSorted((one, other) => other.markets - one.markets)[0].id
}
