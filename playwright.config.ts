import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

const isRoot = process.getuid?.() === 0

/** Of several such switches Chromium heeds the last alone: what Playwright does without is named once more. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'OptimizationHints',
  'MediaRouter',
  'Translate',
  // Each window keeps pages of its own ready for its address bar, which nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Debian's Chromium calls home at start; a test run has no business on the network. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--no-first-run',
  '--metrics-recording-only',
  // Another name for this machine: plain http, and no secure context as localhost would be.
  '--host-resolver-rules=MAP keo.test 127.0.0.1',
  // There is none: without this one is imitated for every frame.
  '--disable-gpu',
  `--disable-features=${WITHOUT.join(',')}`,
]

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** The files that take longest. They begin first: begun last, one of them would keep the other cores waiting for it. */
const LONGEST = /\/(every-look|withdraw|wallet-screens|routes|screens)\.journey\.ts$/

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  outputDir: 'build/journeys',
  globalSetup: './e2e/support/databases.ts',
  // The journeys of a file share its world and its browser context, so a file goes to one worker.
  fullyParallel: false,
  // As many as the cores that are counted on: a journey and its page share one.
  workers: 2,
  // In a world of its own, and never silently: the proof and the printed tally name every journey that needed it.
  retries: 1,
  forbidOnly: true,
  // A loaded machine decides; a quiet one is far below. No file sets a shorter one.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./scripts/proof/playwright-reporter.ts']],
  use: {
    browserName: 'chromium',
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    userAgent: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Every frame of what moves is drawn by the cores that everything else runs on. Files about it ask for it (MOVING).
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // What never comes costs two minutes and names what was waited for, not the whole time of its journey.
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    launchOptions: {
      executablePath: (await findBrowser()) ?? undefined,
      args: [...QUIET, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    { name: 'chromium-phone, the longest', testMatch: LONGEST },
    { name: 'chromium-phone', testIgnore: LONGEST },
  ],
})
