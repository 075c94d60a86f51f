import { expect as baseExpect, type Page, test as base } from '@playwright/test'
import { checkGuideClick } from '@keo/contract/guide'
import { startWorld, type World } from '@keo/dev-world/world'
import { WEB_ROOT } from './builds.ts'
import { complaintsOf } from './complaints.ts'
import { type Contexts, createContexts, forgetOrigin } from './contexts.ts'
import { type DatabaseKind, freshDatabase } from './databases.ts'
import { noteMessages } from './told.ts'

export const expect = baseExpect

/** Three seconds by itself, half a minute where a machine is busy with ten other things. */
const WORLD_STARTS_MS = 120_000

/** The page is left, or the session ends, while a socket is being opened: when that is depends on the machine alone. */
const LEFT_EARLY = /WebSocket is closed before the connection is established/

const SEEN = { code: 200, msg: '', data: { isClicked: true } }

/** For files about what moves, or plays by itself: the others have it still (playwright.config.ts). */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const

type Journey = {
  database: DatabaseKind
  /** Whether the guide of a first visit covers the sports page; most journeys are of people who know it. */
  showsGuide: boolean
  /** Whether the journeys of the file share a browser context; not where one of them changes it for good. */
  keepsContext: boolean
  /** Whether the page keeps the shell for later: 130 requests that begin 2.5 seconds after its load. */
  keepsShell: boolean
  /** Opens a path as a visitor or as a seeded member, and waits until its screen shows. */
  openAs(who: 'visitor' | string, path: string): Promise<void>
  /** Says which complaints of the console belong to the journey; any other fails it. */
  allowComplaints(expected: RegExp): void
}

/**
 * The journeys of a file share a world: real server, real database, and a server clock only tests move. Those of
 * another file find nothing that these have left behind.
 */
export const test = base.extend<Journey & { world: World }, { worlds: Worlds; contexts: Contexts }>({
  contexts: [
    async ({ browser: _ }, offer) => {
      const contexts = createContexts()
      await offer(contexts)
      await contexts.drop()
    },
    { scope: 'worker' },
  ],
  worlds: [
    async ({ browserName: _ }, offer) => {
      const worlds = createWorlds()
      await offer(worlds)
      await worlds.close()
    },
    { scope: 'worker', timeout: WORLD_STARTS_MS },
  ],
  database: ['embedded', { option: true }],
  showsGuide: [false, { option: true }],
  keepsContext: [true, { option: true }],
  keepsShell: [false, { option: true }],
  context: async ({ browser, contexts, keepsContext }, offer, info) => {
    const context = keepsContext ? await contexts.of(info.file, browser) : await browser.newContext()
    await offer(context)
    if (!keepsContext) return context.close()
    // Closed with its context, the page of a journey that failed leaves its picture.
    if (info.status !== info.expectedStatus) return contexts.drop()
    for (const left of context.pages()) await left.close()
  },
  page: async ({ page, showsGuide, keepsShell, keepsContext, baseURL }, offer) => {
    if (keepsContext && baseURL) await forgetOrigin(page, baseURL)
    await noteMessages(page)
    if (!showsGuide) await page.addInitScript(answerOnPage, [checkGuideClick.path, SEEN] as const)
    if (!keepsShell) await page.addInitScript(withoutWorker)
    await offer(page)
  },
  // Timed apart: the first journey of a file must not pay with its own time for the start of the world.
  world: [
    async ({ worlds, database }, offer, { file }) => offer(await worlds.of(file, database)),
    { timeout: WORLD_STARTS_MS },
  ],
  baseURL: async ({ world }, offer) => offer(world.url),
  allowComplaints: [
    async ({ page }, offer) => {
      const expected: RegExp[] = [LEFT_EARLY]
      const complaints = complaintsOf(page)
      await offer((pattern) => expected.push(pattern))
      const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
      expect(unexpected, 'the console stays quiet').toEqual([])
    },
    { auto: true },
  ],
  openAs: async ({ page, world }, offer) => {
    // A second sign-in would end the first session.
    let signedIn = 'visitor'
    await offer(async (who, target) => {
      if (who !== signedIn) await keepToken(page, await world.signIn(who, { deviceNo: DEVICE }))
      signedIn = who
      await page.goto(target, { waitUntil: 'commit' })
      await shown(page)
    })
  },
})

/** By the page itself: a route would send every file through the test and keep the browser from caching any. */
function answerOnPage([path, answer]: readonly [string, object]): void {
  const { fetch } = window
  window.fetch = (target, init) =>
    String(target).endsWith(path) ? Promise.resolve(Response.json(answer)) : fetch(target, init)
}

/** Its registration neither comes nor fails. */
function withoutWorker(): void {
  // By its kind: a sandboxed frame throws when it is asked for its own, and plain http has none.
  const kind = Reflect.get(window, 'ServiceWorkerContainer') as typeof ServiceWorkerContainer | undefined
  if (kind) kind.prototype.register = () => new Promise(() => {})
}

type Worlds = { of(file: string, kind: DatabaseKind): Promise<World>; close(): Promise<void> }

function createWorlds(): Worlds {
  let current: { file: string; world: World } | undefined
  const close = async () => {
    await current?.world.close()
    current = undefined
  }
  return {
    close,
    async of(file, kind) {
      if (current?.file !== file) {
        await close()
        const databaseUrl = await freshDatabase(kind)
        current = { file, world: await startWorld({ webRoot: WEB_ROOT, isAtFullCost: true, databaseUrl }) }
      }
      return current.world
    },
  }
}

/** The device that signed in: a token that turns up elsewhere has proven nothing there. */
const DEVICE = 'H5-AND-1-journe-00000000'

/** As a returning member's browser has it: stored before any script of ours runs, and not again after a logout. */
async function keepToken(page: Page, token: string) {
  await page.addInitScript(
    ([device, text]) => {
      if (sessionStorage.getItem('journey.signedIn')) return
      sessionStorage.setItem('journey.signedIn', '1')
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      localStorage.setItem('keo.token', JSON.stringify(text))
    },
    [DEVICE, token] as const,
  )
}

/** The page in front; the one that leaves and the one that is kept are in the document too. */
export const front = (page: Page) => page.locator('.page[data-state="active"]')

const SHOWN_WITHIN_MS = 60_000

function standsStill(): boolean {
  const screen = document.querySelector('.page[data-state="active"] main')
  const stack = document.querySelector('.page-stack[data-transition="none"]')
  return stack !== null && screen !== null && screen.checkVisibility()
}

/** The page in front has drawn its screen and stands still. */
export async function shown(page: Page) {
  // Looked at with every frame: an expectation that fails at first looks again only after 100, 250, 500 and 1,000 ms.
  await page.waitForFunction(standsStill, null, { timeout: SHOWN_WITHIN_MS }).catch(() => {})
  await expect(front(page).locator('main')).toBeVisible()
  await expect(page.locator('.page-stack')).toHaveAttribute('data-transition', 'none')
}

/** Path and query as the address bar has them. */
export const fullPathOf = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
