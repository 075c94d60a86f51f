import { accounts as vi } from '@keo/messages/accounts/vi'
import { CAPTCHA_LEFT_MAX } from '@keo/contract/captcha'
import type { World } from '@keo/dev-world/world'
import type { Page } from '@playwright/test'
import { expect, front } from './journey.ts'

const HANDLE = 54
const STEPS = 24
const TRIES = 5

/** Solves the captcha that is open, as a person would: when a piece is left badly, the next picture is another try. */
export async function solveOnScreen(page: Page, world: World) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    if (await dragPiece(page, world)) {
      // The page that the door leads back to may have a slider of its own.
      await expect(page.locator('.ui-captcha').getByRole('slider')).toBeHidden()
      return
    }
    await expect(page.locator('.ui-captcha[data-state="failed"]')).toBeHidden()
  }
  throw new Error('The captcha was not solved.')
}

/** Drags the real piece to where the server's own record says: fast, then slow, never level. */
async function dragPiece(page: Page, world: World): Promise<boolean> {
  await withPuzzle(page)
  const kept = await world.keptChallenge()
  if (kept.kind !== 'puzzle') throw new Error('A puzzle was asked for.')
  const track = (await page.locator('.ui-captcha-track').boundingBox())!
  const way = ((track.width - HANDLE) * kept.left) / CAPTCHA_LEFT_MAX
  const from = { x: track.x + HANDLE / 2, y: track.y + HANDLE / 2 }
  const answer = page.waitForResponse(/captcha\/check/)
  await page.mouse.move(from.x, from.y)
  const began = Date.now()
  await page.mouse.down()
  for (let step = 1; step <= STEPS; step++) {
    const eased = 1 - (1 - step / STEPS) ** 3
    await page.mouse.move(from.x + way * eased, from.y + 3 * Math.sin(step / 3))
    await page.waitForTimeout(10 + (step % 3) * 6)
  }
  // The server's clock stands still by itself; a movement that took longer than its time would be no hand's.
  await world.clock.advance(Date.now() - began)
  await page.mouse.up()
  const { code } = (await (await answer).json()) as { code: number }
  return code === 200
}

/** The puzzle on the screen. On a loaded machine it may be later than the page waits: then a person asks for it again. */
async function withPuzzle(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: vi['accounts.retry'], exact: true })
  const puzzle = page.locator('.ui-captcha[data-state="idle"]')
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click()
      return puzzle.isVisible()
    })
    .toBe(true)
}

/** The form of the page in front, by what its fields say. */
export function door(page: Page) {
  const field = (key: keyof typeof vi) => front(page).getByPlaceholder(vi[key])
  const press = (key: keyof typeof vi) =>
    front(page).getByRole('button', { name: vi[key], exact: true }).click()
  return { field, press }
}

export async function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('keo.token') ?? 'null') as string | null)
}
