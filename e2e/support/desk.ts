import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import type { World } from '@keo/dev-world/world'
import type { Browser } from '@playwright/test'
import { expect } from './journey.ts'

export const DESK = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

const urls = new WeakMap<World, Promise<string>>()
const admins = new WeakMap<World, Staff>()
const desks = new WeakMap<World, ReturnType<typeof consoleSteps>>()

/** One for each world: it numbers the people whom it hires. */
export function deskOf(world: World) {
  const desk = desks.get(world) ?? consoleSteps(world)
  desks.set(world, desk)
  return desk
}

/** Listens once in a world. Browsers have passkeys under a name, not under a bare address. */
export function consoleOf(world: World): Promise<string> {
  const listening =
    urls.get(world) ??
    world.app.console.http
      .listen({ host: '127.0.0.1', port: 0 })
      .then((url) => url.replace('127.0.0.1', 'localhost'))
  urls.set(world, listening)
  return listening
}

/** The administrator of an earlier journey, or the first one. */
export async function adminOf(world: World): Promise<Staff> {
  const desk = deskOf(world)
  const known = admins.get(world)
  const admin = known ? { ...known, cookie: (await desk.signIn(known)).session } : await desk.first()
  admins.set(world, admin)
  return admin
}

/** Somebody of the staff who is signed in already, in a browser of their own. */
export async function pageOf(browser: Browser, world: World, { cookie }: { cookie: string }) {
  const url = await consoleOf(world)
  const context = await browser.newContext(DESK)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Tổng quan', level: 1 })).toBeVisible()
  return { page, url }
}

/** Who came by a link of their own, for later journeys. */
export const knowAdmin = (world: World, admin: Staff): void => void admins.set(world, admin)
