import { type Language, LANGUAGES } from '@keo/messages/languages'
import { type ClientArea, loadPack } from '@keo/messages/packs'
import type { Page } from '@playwright/test'
import { gravesOf } from './axe.ts'
import { cutTexts } from './cut-texts.ts'
import { expect, front, shown } from './journey.ts'
import { expectBox, tooWide } from './layout.ts'
import { savePicture } from './pictures.ts'
import { GAP, KEY, textsOf } from './texts.ts'

export type Screen = {
  readonly name: string
  readonly path: string
  /** What somebody is there to do; the first of them is looked for. */
  readonly action: string
  readonly waitsFor?: string
  /** Brings it to the state that is looked at. */
  readonly arrange?: (page: Page) => Promise<void>
  /** Only in the whole run. */
  readonly isExtra?: true
  /** Saved at the width of a desk, in Vietnamese. */
  readonly picture?: string
}
export type Look = { readonly name: string; readonly faults: readonly string[] }

/**
 * Every screen in every language, opened at every size, in both themes. Otherwise it is opened once in each language
 * and looked at in two sizes, so that every two of screen, language, size and theme meet.
 */
export const isWhole = process.env.EVERY_LOOK === 'all'

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 560 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
] as const
const THEMES = ['dark', 'light'] as const
type Theme = (typeof THEMES)[number]

/** `place` is the screen's own among the others. */
export async function lookThrough(
  page: Page,
  screen: Screen,
  language: Language,
  place: number,
): Promise<Look[]> {
  const looks: Look[] = []
  const own = await wordsOf(language)
  for (const [step, { size, themes }] of partOf(language, place).entries()) {
    await page.setViewportSize(size)
    if (isWhole || step === 0) await open(page, screen, language, themes[0]!)
    for (const theme of themes) {
      await wear(page, theme)
      await settled(page)
      const name = `${screen.name}, ${language}, ${size.width}x${size.height}, ${theme}`
      const faults = await faultsOf(page, screen, own)
      // It takes a second a look.
      if (isWhole && language === 'vi') faults.push(...(await gravesOf(page)))
      looks.push({ name, faults: faults.map((fault) => `${name}: ${fault}`) })
    }
  }
  if (screen.picture && language === 'vi') looks.push(await picture(page, screen.picture))
  return looks
}

type Part = { size: (typeof SIZES)[number]; themes: readonly Theme[] }

/** All sizes in both themes, or two of them in one each. */
function partOf(language: Language, place: number): readonly Part[] {
  if (isWhole) return SIZES.map((size) => ({ size, themes: THEMES }))
  const turn = LANGUAGES.indexOf(language)
  const from = (place + turn) % 2
  const swap = turn >> 1
  return [
    { size: SIZES[from]!, themes: [THEMES[swap]!] },
    { size: SIZES[from + 2]!, themes: [THEMES[1 - swap]!] },
  ]
}

const AREAS = [
  'accounts',
  'articles',
  'betCart',
  'betRecords',
  'bindings',
  'broadcast',
  'core',
  'deposit',
  'entertainment',
  'experts',
  'gamePlay',
  'gameRounds',
  'gamesLobby',
  'gameTables',
  'hosts',
  'inbox',
  'insight',
  'live',
  'match',
  'members',
  'pages',
  'roomChat',
  'saferPlay',
  'site',
  'sports',
  'sportsGuide',
  'support',
  'supportChat',
  'wallet',
  'withdraw',
] as const satisfies readonly ClientArea[]

async function wordsOf(language: Language): Promise<string[]> {
  const packs = await Promise.all(AREAS.map((area) => loadPack(area, language)))
  return packs.flatMap((pack) => Object.values(pack).filter((text) => typeof text === 'string'))
}

async function open(page: Page, { path, waitsFor, arrange }: Screen, language: Language, theme: Theme) {
  await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), theme)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
  await shown(page)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  if (waitsFor) await expect(front(page).locator(waitsFor).first()).toBeVisible()
  await expect(front(page).locator('.ui-skeleton')).toHaveCount(0)
  await arrange?.(page)
}

/** The theme as the setting would have it, without another load. */
export const wear = (page: Page, theme: Theme) =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme)

/** What comes only at this width has come, and nothing moves. */
export async function settled(page: Page) {
  await expect(page.locator('.app-side > span')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

/** Those that are still there when the page has been laid out once more: it goes on while it is looked at. */
async function faultsOf(page: Page, screen: Screen, own: readonly string[]): Promise<string[]> {
  const seen = await faultsNow(page, screen, own)
  if (seen.length === 0) return []
  await settled(page)
  const again = new Set(await faultsNow(page, screen, own))
  return seen.filter((fault) => again.has(fault))
}

async function faultsNow(page: Page, { action }: Screen, own: readonly string[]): Promise<string[]> {
  const texts = await textsOf(page)
  return [
    ...(await tooWide(page)),
    ...(await cutTexts(page, own)),
    ...texts.filter((text) => KEY.test(text) || GAP.test(text)).map((text) => `untranslated: ${text}`),
    ...(await reach(page, action)),
  ]
}

/** In sight or brought there by scrolling, and nothing lies over it. */
async function reach(page: Page, action: string): Promise<string[]> {
  const place = page.locator(action).locator('visible=true').first()
  await expect(place, action).toBeVisible()
  const isFree = await place.evaluate((target) => {
    target.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const x = Math.min(left + width / 2, innerWidth - 1)
    const hit = document.elementFromPoint(x, Math.min(top + height / 2, innerHeight - 1))
    return hit !== null && (target.contains(hit) || hit.contains(target))
  })
  await page.evaluate(() => scrollTo(0, 0))
  return isFree ? [] : [`covered: ${action}`]
}

/** As it stands on a desk between its columns (design.md, section 4), in both themes, which axe has nothing against. */
async function picture(page: Page, name: string): Promise<Look> {
  await page.setViewportSize(SIZES[3])
  await settled(page)
  await expectBox(page.locator('.app-side[data-side="left"]'), { x: 32, width: 240 })
  await expectBox(page.locator('.app-column'), { x: 292, width: 600 })
  await expectBox(page.locator('.app-side[data-side="right"]'), { x: 912, width: 336 })
  const faults: string[] = []
  for (const theme of THEMES) {
    await wear(page, theme)
    await savePicture(page, `${name}-${theme}`)
    faults.push(...(await gravesOf(page)).map((fault) => `${name}-${theme}: ${fault}`))
  }
  return { name, faults }
}
