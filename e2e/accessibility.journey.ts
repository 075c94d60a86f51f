import { loadPack } from '@keo/messages/packs'
import type { Page } from '@playwright/test'
import type { Route } from '../apps/web/src/navigation/route.ts'
import { type AccessMember, prepareMember } from './support/access/access-member.ts'
import { keepNote } from './support/access/access-notes.ts'
import {
  addressOf,
  AREAS,
  isClaimed,
  isWhole,
  type Look,
  LOOKS,
  onlookerOf,
  ONLOOKERS,
  routesIn,
} from './support/access/access-routes.ts'
import { againstRules } from './support/access/axe-rules.ts'
import { withoutPointer } from './support/access/keyboard.ts'
import { listenToLive, spokenFaults, spokenUnasked } from './support/access/names.ts'
import { atDoubleText } from './support/access/text-size.ts'
import { expect, front, shown, test } from './support/journey.ts'
import { settled } from './support/looks.ts'
import { hideCovers } from './support/members.ts'
import { EARLY_BET } from './support/slip.ts'

/** One world and its members serve all of them. */
test.describe.configure({ mode: 'default', timeout: isWhole ? 3_600_000 : 900_000 })

let member: Promise<AccessMember> | undefined

type Words = Readonly<Record<string, string>>

async function wordsOf({ language }: Look): Promise<Words> {
  const packs = await Promise.all(AREAS.map((area) => loadPack(area, language)))
  const plain = packs.flatMap((pack) => Object.entries(pack)).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(plain as [string, string][])
}

async function open(page: Page, address: string, { language, theme }: Look) {
  const [path, hash] = address.split('#')
  const query = `${path!.includes('?') ? '&' : '?'}lang=${language}`
  await page.goto(`${path}${query}${hash ? `#${hash}` : ''}`, { waitUntil: 'commit' })
  await shown(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // The gallery of parts shows them for ever.
  if (path !== '/dev/gallery') await expect(front(page).locator('.ui-skeleton')).toHaveCount(0)
  await settled(page)
}

/** Everything that is held against the page that shows, and how many controls Tab has reached. */
async function lookAt(page: Page, { pattern, title }: Route, { language }: Look, words: Words) {
  await listenToLive(page)
  const named = await spokenFaults(page, language, pattern === '/' ? 'KÈO' : words[title]!)
  const ruled = await againstRules(page)
  const { faults, stops } = await withoutPointer(page)
  const said = await spokenUnasked(page)
  const large = await atDoubleText(page, Object.values(words))
  return { stops, faults: [...named, ...ruled, ...faults, ...said, ...large] }
}

async function enter(page: Page, { deviceNo, token }: AccessMember['who']) {
  await page.addInitScript(
    ([device, text]) => {
      localStorage.setItem('keo.deviceId', JSON.stringify(device))
      localStorage.setItem('keo.token', JSON.stringify(text))
    },
    [deviceNo, token] as const,
  )
}

for (const look of LOOKS) {
  const routes = routesIn(look)
  if (routes.length === 0) continue
  test(`in ${look.language}, ${look.theme}: ${routes.length} pages hold by axe, by keyboard alone, at 200 % text and by their names`, async ({
    page,
    world,
    allowComplaints,
  }) => {
    allowComplaints(EARLY_BET)
    member ??= prepareMember(world)
    const { who, idle, addresses } = await member
    await hideCovers(page)
    await page.addInitScript((value) => localStorage.setItem('keo.theme', JSON.stringify(value)), look.theme)
    const words = await wordsOf(look)
    const held: Record<string, number | null> = {}
    const found: Record<string, readonly string[]> = {}
    for (const onlooker of ONLOOKERS) {
      if (onlooker !== 'visitor') await enter(page, onlooker === 'member' ? who : idle)
      for (const route of routes.filter((each) => onlookerOf(each) === onlooker)) {
        const lookOnce = () =>
          open(page, addressOf(route, addresses), look)
            .then(() => lookAt(page, route, look, words))
            // One page that never stands must not hide what the others are like.
            .catch((error: Error) => ({ stops: 0, faults: [error.message] }))
        const first = await lookOnce()
        // What was only on its way, such as a list that still scrolled, is not there the second time.
        const { stops, faults } = first.faults.length === 0 ? first : await lookOnce()
        held[route.pattern] = faults.length === 0 ? stops : null
        if (faults.length > 0) found[route.pattern] = faults
        // After each: a run that somebody ends keeps what it has seen.
        keepNote(look, held)
      }
    }
    const inClaims = Object.entries(found).filter(([pattern]) => isClaimed(pattern))
    const inOpen = Object.entries(found).filter(([pattern]) => !isClaimed(pattern))
    // Why a page is open: whoever asks for the proof mends that next.
    if (inOpen.length > 0)
      process.stdout.write(`${JSON.stringify({ ...look, open: Object.fromEntries(inOpen) })}\n`)
    // What the statement calls open is no news; nothing that it claims may have a fault.
    expect(Object.fromEntries(inClaims)).toEqual({})
    expect(Object.keys(held)).toHaveLength(routes.length)
  })
}
