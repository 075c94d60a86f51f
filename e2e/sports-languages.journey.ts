import { type Language, LANGUAGES } from '@keo/messages/languages'
import { type ClientArea, loadPack } from '@keo/messages/packs'
import type { Page } from '@playwright/test'
import { fund, openBook } from './support/book.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { hideCovers, MAI } from './support/members.ts'
import { GAP, KEY, textsOf } from './support/texts.ts'
import { decide, EARLY_BET, slipOf, takeAnyPrice } from './support/slip.ts'

/** One world serves all of them. */
test.describe.configure({ mode: 'default' })

const AREAS = [
  'core',
  'pages',
  'site',
  'sports',
  'match',
  'betCart',
  'betRecords',
] as const satisfies readonly ClientArea[]

async function wordsOf(language: Language): Promise<Record<string, string>> {
  const packs = await Promise.all(AREAS.map((area) => loadPack(area, language)))
  return Object.fromEntries(
    packs.flatMap((pack) =>
      Object.entries(pack).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
    ),
  )
}

/** Letters that no other language here writes. */
const VIETNAMESE = /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/
const LATIN = /[A-Za-z]{4,}/

/** Nothing on the page is of another language, a key or a text with a gap. */
async function expectOnly(page: Page, language: Language, where: string) {
  const own = new Set(Object.values(await wordsOf(language)))
  const packs = await Promise.all(LANGUAGES.filter((other) => other !== language).map(wordsOf))
  const others = packs.flatMap((pack) => Object.values(pack))
  // X is a draw in one language and nothing in another.
  const foreign = new Set(others.filter((text) => text.length > 1 && !own.has(text)))
  const isWrong = (text: string) =>
    VIETNAMESE.test(text) ||
    KEY.test(text) ||
    GAP.test(text) ||
    foreign.has(text) ||
    (language !== 'en' && LATIN.test(text))
  // What was bet on in another language has its names as soon as the book has told them.
  await expect.poll(async () => (await textsOf(page)).filter(isWrong), where).toEqual([])
  expect((await textsOf(page)).length, where).toBeGreaterThan(10)
}

for (const language of LANGUAGES.filter((each) => each !== 'vi')) {
  test(`in ${language}: from the list to a match, a slip, a bet and its record`, async ({
    openAs,
    page,
    world,
    allowComplaints,
  }) => {
    allowComplaints(EARLY_BET)
    await hideCovers(page)
    await takeAnyPrice(page)
    await fund(world, MAI, 12_580_000)
    await openBook(world)
    const say = await wordsOf(language)
    const slip = slipOf(page, say)

    await openAs(MAI, `/sports?lang=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await front(page)
      .locator('label')
      .filter({ hasText: new RegExp(`^${say['sports.play.today']}`) })
      .click()
    const match = front(page).locator('.ui-match-row:has(.ui-odds[data-state="open"])').first()
    await expect(match).toBeVisible()
    await expectOnly(page, language, 'list')

    await match.locator('.ui-match-teams').click()
    await shown(page)
    const price = front(page).locator('.match-markets .ui-odds[data-state="open"]').first()
    await expect(price).toBeVisible()
    await expectOnly(page, language, 'match')

    await price.click()
    await slip.shows(1)
    await slip.stake.fill('100000')
    await expectOnly(page, language, 'slip')
    await slip.place()
    await expectOnly(page, language, 'waiting')
    await decide(world)
    await expect(slip.verdict).toHaveText(say['bet.accepted']!)
    await expect(slip.notice('bet.accepted')).toBeHidden()
    await expectOnly(page, language, 'receipt')

    await slip.key(say['bet.records']!).click()
    await shown(page)
    await expect(front(page).getByRole('article')).not.toHaveCount(0)
    await expectOnly(page, language, 'records')
  })
}
