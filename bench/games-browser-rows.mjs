import { launch } from './browser-page.mjs'
import { measureGamesInBrowser } from './games-browser.mjs'

const LONG_MS = 50
const TAP_MS = 100
/** On a machine that is busy or slow the bare page says what a tap costs there. */
const MOST_TAP_RATIO = 2
const MOST_DROPPED = 0.05
const LEAST_TILES = 160

const row = (what, figure, baseline, ok) => ({ what, figure, baseline, ok })
const ms = (value) => `${value.toFixed(0)} ms`

/** Every game while it is played, and the lobby while it scrolls, in a Chromium that is slowed down. */
export async function gamesBrowserRows({ url, chromePath }) {
  const browser = await launch(chromePath)
  try {
    const { games, bareTapP95, lobby } = await measureGamesInBrowser(browser, url)
    return [
      ...games.map(({ engine, longestMs, delays, tapP95 }) =>
        row(
          `${engine}: longest task while it is drawn; tap to the first frame that differs, p95 of ${delays.length}`,
          `${ms(longestMs)}; ${ms(tapP95)}`,
          `at most ${LONG_MS} ms; within ${TAP_MS} ms, or ${MOST_TAP_RATIO}x of a bare button, ${ms(bareTapP95)}`,
          longestMs <= LONG_MS && tapP95 <= Math.max(TAP_MS, MOST_TAP_RATIO * bareTapP95),
        ),
      ),
      row(
        `Lobby of ${lobby.tiles} tiles, frames dropped while scrolling`,
        `${(lobby.dropped * 100).toFixed(1)} %`,
        `at most ${MOST_DROPPED * 100} % with ${LEAST_TILES} tiles`,
        lobby.dropped <= MOST_DROPPED && lobby.tiles >= LEAST_TILES,
      ),
    ]
  } finally {
    await browser.close()
  }
}
