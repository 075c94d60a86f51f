import { inviteStaff } from '@keo/contract/staff'
import { permissionsOf, type Role } from '@keo/contract/staff-permissions'
import type { Staff } from '@keo/dev-world/console-steps'
import type { World } from '@keo/dev-world/world'
import type { Page } from '@playwright/test'
import { PAGES } from '../apps/console/src/pages.ts'
import { dayBefore, fillConsole, type Team } from './support/console-content.ts'
import { expectDecisionInReach } from './support/console-boxes.ts'
import {
  expectSound,
  goTo,
  type Look,
  LOOKS,
  ON_CALL_LOOKS,
  otherViews,
  takeLook,
  viewsOf,
} from './support/console-looks.ts'
import { adminOf, deskOf, pageOf } from './support/desk.ts'
import { SCRIPT } from './support/hostile-texts.ts'
import { expect, test } from './support/journey.ts'
import { isWhole } from './support/looks.ts'

test.describe.configure({ mode: 'default', timeout: isWhole ? 3_600_000 : 1_200_000 })

const HAND = {
  name: 'Lê Nguyễn Hoàng Minh Châu',
  email: 'chau@staff.example',
  roles: ['support', 'payments', 'risk', 'trader', 'content', 'campaigns'] satisfies Role[],
}
/** What is open on a page beside its list, whether or not anything waits. */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  channels: ['/vietqr', '/out.bank', '/withdraw-rules', '/usdt-rate'],
  content: ['/new', '/text:about:company'],
  campaigns: ['/new'],
  accounts: ['/vietqr.000001', '/new.account'],
  banks: ['/MAYTRANG', '/new'],
  lines: ['/_main', '/bac', '/_new'],
  rooms: ['', '/hst_new', '/exp_cu-dem'],
  staff: ['', '/roles', '/risk'],
  merchants: ['/c2c.anhduong'],
  members: ['', '/vipTo=6&mark=newDevice'],
}
/** What somebody on call reads and decides, on a phone. */
const ON_CALL = ['overview', 'withdrawals', 'approvals', 'members', 'support', 'member']
/** Where somebody of the site reads what a member or a colleague wrote. */
const READ_AT = ['approvals', 'audit', 'campaigns', 'member', 'rooms', 'support', 'withdrawals']

const teams = new WeakMap<World, Promise<Team>>()
function teamOf(world: World) {
  const hire = async () => {
    const desk = deskOf(world)
    const admin = await adminOf(world)
    const { data } = await desk.ask(inviteStaff, { ...HAND, reason: 'looks at everything' }, admin)
    return { admin, hand: await desk.join(data.link), other: await desk.hire(admin, 'payments') }
  }
  const team = teams.get(world) ?? hire()
  teams.set(world, team)
  return team
}

/** What a look finds: a fault, or that what somebody wrote stands there as letters. */
type At = { readonly found: (fault: unknown) => void; readonly reads: () => void }

async function lookAt(page: Page, { found, reads }: At) {
  await expectSound(page).catch(found)
  const text = await page.locator('.main').innerText()
  if (text.includes(SCRIPT)) reads()
  // Members read times by the server's clock, the people of the site by their own.
  const wall = text.match(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
  if (wall) found(`a time of the server's clock: ${wall[0]}`)
}

/** The views of a page, each in one of the looks by turns. */
async function lookAtViews(page: Page, look: Look, at: At) {
  for (const place of await otherViews(page)) {
    if (!isWhole && LOOKS[place % LOOKS.length] !== look) continue
    await viewsOf(page).nth(place).click()
    await lookAt(page, at)
  }
}

type Opened = Readonly<Record<string, readonly string[]>>

/** Each in one of the looks by turns: all of it is within the screen, and what is to be decided is within reach. */
async function lookOnCall(page: Page, url: string, filled: Opened, fault: (where: string) => At['found']) {
  for (const [turn, name] of ON_CALL.entries()) {
    const look = ON_CALL_LOOKS[turn % ON_CALL_LOOKS.length]
    if (look) await takeLook(page, look)
    for (const what of ['', ...(filled[name] ?? [])].slice(name === 'member' ? 1 : 0))
      await test.step(`${name}${what} on call`, async () => {
        const found = fault(`${name}${what} on call`)
        await goTo(page, url, name, what)
        await expectSound(page).catch(found)
        await expectDecisionInReach(page).catch(found)
      })
  }
}

test('the queues with nothing in them: nothing serious for axe, nothing cut off', async ({
  browser,
  world,
}) => {
  const { page, url } = await pageOf(browser, world, (await teamOf(world)).hand)
  for (const { name } of PAGES.filter(({ queues }) => queues))
    await test.step(name, async () => {
      await goTo(page, url, name, '')
      await expectSound(page)
    })
})

test('every page with something in every queue, in both languages and themes, wide and narrow, and what is read on call on a phone: nothing serious for axe, nothing cut off, every box as drawn, and no script runs', async ({
  browser,
  world,
}) => {
  const desk = deskOf(world)
  const hired = await teamOf(world)
  const before = await dayBefore(world)
  const again = async (who: Staff) => ({ ...who, cookie: (await desk.signIn(who)).session })
  const team = {
    admin: await again(hired.admin),
    hand: await again(hired.hand),
    other: await again(hired.other),
  }
  const filled = await fillConsole(world, team, before)

  const looked: string[] = []
  /** All of them at the end: one page does not hide what another has. */
  const faults: string[] = []
  const read = new Set<string>()
  for (const [who, roles] of [
    [team.hand, HAND.roles],
    [team.admin, ['administrator'] as const],
  ] as const) {
    const may = new Set<string>(permissionsOf(roles))
    const places = PAGES.filter(
      ({ name, permission }) => !looked.includes(name) && (permission === undefined || may.has(permission)),
    )
    const { page, url } = await pageOf(browser, world, who)
    page.on('dialog', () => read.add('a dialog'))
    for (const look of LOOKS) {
      await takeLook(page, look)
      for (const { name } of places)
        for (const what of [...(filled[name] ?? []), ...(OPENED[name] ?? (filled[name] ? [] : ['']))])
          await test.step(`${name}${what} at ${look.width}, ${look.theme}, ${look.language}`, async () => {
            const found = (fault: unknown) =>
              void faults.push(`${name}${what}, ${Object.values(look).join(' ')}: ${String(fault)}`)
            await goTo(page, url, name, what)
            const at = { found, reads: () => void read.add(name) }
            await lookAt(page, at)
            await lookAtViews(page, look, at)
          })
    }
    looked.push(...places.map(({ name }) => name))
    if (who === team.hand)
      await lookOnCall(
        page,
        url,
        filled,
        (where) => (fault) => void faults.push(`${where}: ${String(fault)}`),
      )
  }
  expect(faults).toEqual([])
  expect(looked.toSorted(), 'every page is seen by somebody').toEqual(
    PAGES.map(({ name }) => name).toSorted(),
  )
  expect([...read].toSorted(), 'what was written stands there as letters').toEqual(READ_AT)
})
