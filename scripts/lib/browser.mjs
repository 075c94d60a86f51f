import { existsSync } from 'node:fs'
import path from 'node:path'
import { isDebian, isRoot } from './debian.mjs'
import { run, runTool } from './run-steps.mjs'

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

/** What fetching a browser needs of the machine; a test hands in one of its own. */
const thisMachine = {
  find: findBrowser,
  hasApt: () => isRoot() && isDebian(),
  run,
  runTool,
  now: () => performance.now(),
  say: (text) => process.stdout.write(text),
}

const FETCH_MS = 180_000
/** With less than this left dpkg is not begun: killed half way, it leaves the system to be repaired. */
const UNPACK_MS = 20_000

/** The browser found, else one fetched: by apt as root on Debian, by Playwright everywhere, in three minutes for all of it. */
export async function ensureBrowser(machine = thisMachine) {
  const found = await machine.find()
  if (found) return found
  machine.say('  no browser found, fetching one (at most 180 s)\n')
  const endsAt = machine.now() + FETCH_MS
  const leftMs = () => endsAt - machine.now()
  if (machine.hasApt() && (await installByApt(machine, leftMs))) return machine.find()
  if (leftMs() <= 0) return null
  const args = ['install', '--no-shell', 'chromium']
  const { ok } = await machine.runTool('playwright', args, { timeoutMs: leftMs() })
  return ok ? machine.find() : null
}

async function installByApt({ run: runOn }, leftMs) {
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const apt = async (...args) =>
    leftMs() > 0 && (await runOn('apt-get', args, { env, timeoutMs: leftMs() })).ok
  const install = ['install', '-y', '--no-install-recommends', 'chromium']
  const fetch = () => apt(...install, '--download-only')
  const isFetched = (await fetch()) || ((await apt('update')) && (await fetch()))
  return isFetched && leftMs() > UNPACK_MS && apt(...install, '--no-download')
}

export const NO_BROWSER =
  'The browser journeys need Chrome or Chromium: install one, or name it with CHROME_PATH=/path/to/chrome.'
