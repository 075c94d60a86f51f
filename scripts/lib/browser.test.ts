import { expect, test } from 'vitest'
import { ensureBrowser } from './browser.mjs'

type Work = { takesMs: number; ok: boolean }
type Limits = { env?: object; timeoutMs?: number }

/** A machine whose commands take the time they are told, or are killed when theirs is up. */
function machineWith(options: { hasApt: boolean; apt?: Work; playwright?: Work; isFound?: boolean }) {
  const { hasApt, apt = { takesMs: 1000, ok: true }, playwright = { takesMs: 1000, ok: true } } = options
  let now = 0
  let hasBrowser = options.isFound ?? false
  const ran: string[] = []
  async function work(command: string, { takesMs, ok }: Work, timeoutMs: number) {
    ran.push(command)
    const isInTime = takesMs <= timeoutMs
    now += Math.min(takesMs, timeoutMs)
    return { ok: ok && isInTime, output: '' }
  }
  return {
    ran,
    now: () => now,
    say: () => true,
    hasApt: () => hasApt,
    find: async () => (hasBrowser ? '/a/browser' : null),
    async run(_command: string, args: string[], { timeoutMs = Infinity }: Limits = {}) {
      const step = args.find((arg) => /download|update/.test(arg)) ?? ''
      const result = await work(`apt ${step}`, apt, timeoutMs)
      if (step === '--no-download') hasBrowser = result.ok
      return result
    },
    async runTool(_tool: string, _args: string[], { timeoutMs = Infinity }: Limits = {}) {
      const result = await work('playwright', playwright, timeoutMs)
      hasBrowser = result.ok
      return result
    },
  }
}

test('a browser that is there is taken as it is', async () => {
  const machine = machineWith({ hasApt: true, isFound: true })
  expect(await ensureBrowser(machine)).toBe('/a/browser')
  expect(machine.ran).toEqual([])
})

test('apt is asked where it can be', async () => {
  const machine = machineWith({ hasApt: true })
  expect(await ensureBrowser(machine)).toBe('/a/browser')
  expect(machine.ran).toEqual(['apt --download-only', 'apt --no-download'])
})

test("an ordinary user gets Playwright's own", async () => {
  const machine = machineWith({ hasApt: false })
  expect(await ensureBrowser(machine)).toBe('/a/browser')
  expect(machine.ran).toEqual(['playwright'])
})

test("Playwright's own helps out when apt has none", async () => {
  const machine = machineWith({ hasApt: true, apt: { takesMs: 1000, ok: false } })
  expect(await ensureBrowser(machine)).toBe('/a/browser')
  expect(machine.ran).toEqual(['apt --download-only', 'apt update', 'playwright'])
})

test.each([
  ['every step hangs', 3_600_000],
  ['the steps together would take too long', 75_000],
  ['the download ends shortly before the end', 165_000],
])('all of it ends within three minutes when %s', async (_what, takesMs) => {
  const machine = machineWith({
    hasApt: true,
    apt: { takesMs, ok: takesMs > 90_000 },
    playwright: { takesMs, ok: true },
  })
  expect(await ensureBrowser(machine)).toBeNull()
  expect(machine.now()).toBe(180_000)
})
