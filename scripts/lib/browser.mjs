import { existsSync } from 'node:fs'
import path from 'node:path'
import { APT_TRY_MS, isDebian, isRoot } from './debian.mjs'
import { run } from './run-steps.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** An installed Chromium or Chrome, else Playwright's own if somebody fetched it, else null. */
export async function findBrowser() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const candidates = [
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...ELSEWHERE,
  ]
  return candidates.find((candidate) => existsSync(candidate)) ?? (await playwrightsOwn())
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : null
}

/** As root on Debian a missing browser is fetched; the time limit is on the network, never on dpkg at work. */
export async function ensureBrowser() {
  const found = await findBrowser()
  if (found || !isRoot() || !isDebian()) return found
  process.stdout.write('  no browser found, asking apt for chromium (at most 60 s a try)\n')
  if (await installChromium()) return findBrowser()
  return null
}

async function installChromium() {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const fetch = () =>
    run('apt-get', ['install', '-y', '--no-install-recommends', '--download-only', 'chromium'], {
      env,
      timeoutMs: APT_TRY_MS,
    })
  let fetched = await fetch()
  if (!fetched.ok) {
    await run('apt-get', ['update'], { timeoutMs: APT_TRY_MS })
    fetched = await fetch()
  }
  if (!fetched.ok) return false
  const installed = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', '--no-download', 'chromium'],
    { env },
  )
  return installed.ok
}

export const NO_BROWSER =
  'The browser journeys need Chrome or Chromium: install one, or name it with CHROME_PATH=/path/to/chrome.'
