import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { median } from './server-under-test.mjs'

const RUNS = 5

/** Lighthouse with its mobile preset; the median of each figure. */
export async function measureLighthouse(url, chromePath) {
  const flags = [
    '--headless=new',
    '--disable-background-networking',
    // In place of the launcher's own list, which turns RenderDocument off: without it Chromium 156 now and then holds
    // the first paint back for two seconds, whatever the page.
    '--disable-features=Translate,OptimizationHints,MediaRouter',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ]
  const runs = []
  for (let run = 0; run < RUNS; run++) {
    const chrome = await launch({ chromePath, chromeFlags: flags, logLevel: 'silent' })
    try {
      const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'silent', output: 'json' })
      runs.push(figuresOf(lhr))
    } finally {
      chrome.kill()
    }
  }
  return Object.fromEntries(Object.keys(runs[0]).map((name) => [name, median(runs.map((run) => run[name]))]))
}

function figuresOf({ categories, audits }) {
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories['best-practices'].score * 100,
    layoutShift: audits['cumulative-layout-shift'].numericValue,
    largestPaintMs: audits['largest-contentful-paint'].numericValue,
  }
}
