import { randomUUID } from 'node:crypto'
import { claimCampaign } from '@keo/contract/campaigns'
import { listApprovals } from '@keo/contract/console-approvals'
import { listAudit } from '@keo/contract/console-audit'
import { saveConsoleCampaign, setCampaignState } from '@keo/contract/console-campaigns'
import { openComplaint } from '@keo/contract/console-complaints'
import { publishContentAnnouncement, saveContentAnnouncement } from '@keo/contract/console-content'
import { saveMailing } from '@keo/contract/console-letters'
import { askAdjustment, lockMember, noteMember, writeToMember } from '@keo/contract/console-member-acts'
import { setMemberLevel } from '@keo/contract/console-member-standing'
import { askWithdrawal, listWaitingReviews, refuseWithdrawal } from '@keo/contract/console-queues'
import { listHarmMarks } from '@keo/contract/console-safety'
import { answerSupportChat, noteSupportChat, takeSupportChat } from '@keo/contract/console-support'
import { saveView } from '@keo/contract/console-views'
import { holdWithdrawal } from '@keo/contract/console-withdrawal-holds'
import { saveFeedback } from '@keo/contract/feedback'
import { getMember } from '@keo/contract/members'
import { WITHDRAW_STATES } from '@keo/contract/withdraw-states'
import type { Staff } from '@keo/dev-world/console-steps'
import { withDoors } from '@keo/dev-world/door-world'
import { payoutSteps } from '@keo/dev-world/payout-steps'
import { tapKey } from '@keo/dev-world/wallet-world'
import type { Payee } from '@keo/dev-world/withdraw-steps'
import type { World } from '@keo/dev-world/world'
import { oneStep } from '@keo/server/features/campaigns/sample-campaign'
import { getList } from '@keo/sportsbook-contract/matches'
import { hours, minutes } from '@keo/units/instants'
import { bettor, choicesOf } from './bets.ts'
import { PLAY } from './book.ts'
import { goneWithdrawals, playLuckily, toldByBankAlone } from './console-history.ts'
import { consoleMembers, done } from './console-members.ts'
import { deskOf } from './desk.ts'
import { HOSTILE, HOSTILE_REASON, LINE_FORMULA, LONG, SCRIPT } from './hostile-texts.ts'

/** An administrator, somebody who has every desk, and a colleague where one must not be alone. */
export type Team = { readonly admin: Staff; readonly hand: Staff; readonly other: Staff }
type Before = Awaited<ReturnType<typeof dayBefore>>
type Payout = { readonly who: Payee; readonly cardId: string }

const WHY = { reason: HOSTILE_REASON }
const CARDS = ['71008801', '71008802', '71008803', '71008804', '71008805']
const WORDS = (text: string) => ({ vi: text, en: text, 'zh-CN': '', th: '' })
const SOCCER = 1
const RESULT = { type: 1005, period: 1001 }

/** What needs a day until it is there: a card that takes large sums, bets that are settled, a marker of harm, books that differ. */
export async function dayBefore(world: World) {
  const steps = payoutSteps(withDoors(world))
  await steps.warmUp()
  const payouts: Payout[] = []
  for (const card of CARDS) {
    const who = await steps.payee('400000000')
    payouts.push({ who, cardId: (await steps.bindCard(who, card)).id })
  }
  const text = `${SCRIPT} Tôi nghiện rồi, thua hết tiền lương, vay cả bạn bè`
  done(await world.call(saveFeedback, { category: 'other', text, pictures: [] }, payouts[4]!.who))
  const matchId = await betOnToday(world)
  await toldByBankAlone(world)
  world.worldClock.jump(hours(24))
  await world.sportsbook.run()
  await world.jobs.runDue()
  return { steps, payouts, matchId }
}

/** A match of today that somebody has bet on. */
async function betOnToday(world: World): Promise<number> {
  const mai = await bettor(world)
  const { records } = await mai.ask(getList, { type: PLAY.today, sportId: SOCCER, size: 50 })
  const soon = records.filter(({ bt }) => bt > world.worldClock.now() + minutes(10))
  const choices = soon.flatMap((match) => choicesOf(match, RESULT.type, RESULT.period).slice(0, 1))
  const { matchId } = await mai.taken(choices, 5_000)
  await mai.taken(choices.toReversed(), 250)
  return matchId
}

/** One asked for a second person, one is held, one waits, one is refused. */
async function withdrawals(world: World, { hand }: Team, before: Before) {
  const { steps, payouts } = before
  const orders: string[] = []
  for (const { who: one, cardId } of payouts.slice(0, 4)) {
    const who = await steps.signInAgain(one)
    const { orderNo } = done(await steps.ask(who, cardId, '250000000'))
    await steps.until(who, orderNo, WITHDRAW_STATES.inReview)
    orders.push(orderNo)
  }
  const [waiting = '', held = '', second = '', refused = ''] = orders
  const desk = deskOf(world)
  done(await desk.ask(holdWithdrawal, { orderNo: held, hours: null, ...WHY }, hand))
  done(await desk.ask(askWithdrawal, { orderNo: second, ...WHY }, hand))
  done(await desk.ask(refuseWithdrawal, { orderNo: refused, ...WHY }, hand))
  return { waiting, held, second }
}

/** Somebody about whom everything is known and much is written. */
async function knownMember(world: World, { hand, other }: Team): Promise<string> {
  const desk = deskOf(world)
  const { id } = done(await world.call(getMember, {}, { token: await world.signIn('maitran88') }))
  for (const text of [HOSTILE, 'Khách quen, đổi máy thì gọi'])
    done(await desk.ask(noteMember, { id, text }, hand))
  const lock = { id, lock: 'withdraw', cause: 'security', ...WHY } as const
  done(await desk.ask(lockMember, lock, hand))
  done(await desk.ask(setMemberLevel, { id, level: 11, ...WHY }, hand))
  const letter = { title: LINE_FORMULA, text: HOSTILE, key: tapKey() }
  done(await desk.ask(writeToMember, { id, ...letter, ...WHY }, hand))
  const entry = {
    side: 'credit',
    amount: '350000000.00',
    account: 'house:promotions',
    caseNo: 'CS-20260131-0001',
  } as const
  done(await desk.ask(askAdjustment, { id, ...entry, ...WHY }, other))
  return id
}

async function complaint(world: World, { hand }: Team, memberId: string): Promise<string> {
  const words = { cameBy: 'authority', category: 'money', words: HOSTILE } as const
  return done(await deskOf(world).ask(openComplaint, { memberId, ...words }, hand)).id
}

async function texts(world: World, { hand }: Team): Promise<string> {
  const desk = deskOf(world)
  const content = WORDS(`<p>${SCRIPT}</p><p>${LONG}</p>`)
  const title = WORDS('Bảo trì ngân hàng Mây Trắng từ 23 giờ đêm thứ Bảy đến 4 giờ sáng Chủ nhật')
  const announcement = {
    id: '' as const,
    version: 0,
    annType: 1,
    sortNum: 1,
    title,
    content,
    startsAt: null,
    endsAt: null,
  } as const
  const shown = done(await desk.ask(saveContentAnnouncement, announcement, hand))
  done(await desk.ask(publishContentAnnouncement, shown, hand))
  const draft = done(
    await desk.ask(saveContentAnnouncement, { ...announcement, title: WORDS(LINE_FORMULA) }, hand),
  )
  const audience = { vipFrom: 0, vipTo: 11, registeredAfter: null, activeSince: null }
  done(await desk.ask(saveMailing, { id: '', version: 0, title, content, audience }, hand))
  done(
    await desk.ask(
      saveView,
      { page: 'members', name: LINE_FORMULA, filter: 'maitran88', isShared: true },
      hand,
    ),
  )
  return draft.id
}

/** A campaign that gives its reward at once, and one whose reward waits for a person. */
async function campaigns(world: World, { hand }: Team, { steps: payees, payouts }: Before): Promise<void> {
  // Not who is marked: offers are closed to them.
  const who = await payees.signInAgain(payouts[0]!.who)
  const desk = deskOf(world)
  for (const [id, more] of [
    ['nap-la-co', {}],
    ['thuong-lon', { reviewFrom: 1 }],
  ] as const) {
    const named = oneStep(id, {
      // Tags are refused in the words of a campaign; what stands beside them is not.
      title: { vi: 'Nạp là có', en: LINE_FORMULA, 'zh-CN': 'a', th: 'a' },
      ...more,
    })
    const steps = named.steps.map((step) => ({
      ...step,
      measure: { of: 'task', task: 'payout-target' },
      target: 1,
      reward: { kind: 'cash', amount: 188_000_000, turnoverTimes: 3 },
    }))
    const saved = done(
      await desk.ask(
        saveConsoleCampaign,
        { definition: JSON.stringify({ ...named, steps }), basedOn: 0, ...WHY },
        hand,
      ),
    )
    const { version } = done(
      await desk.ask(setCampaignState, { id, basedOn: saved.version, state: 'on', ...WHY }, hand),
    )
    done(await world.call(claimCampaign, { id, version }, who))
  }
}

async function chat(world: World, { hand }: Team, id: string): Promise<void> {
  const desk = deskOf(world)
  done(await desk.ask(takeSupportChat, { id }, hand))
  done(await desk.ask(answerSupportChat, { id, clientId: randomUUID(), text: HOSTILE.slice(0, 300) }, hand))
  done(await desk.ask(noteSupportChat, { id, noteId: randomUUID(), text: HOSTILE }, hand))
}

/** Every queue has something, and what is opened beside it: by page, what stands behind its name in the address. */
export async function fillConsole(
  world: World,
  team: Team,
  before: Before,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const members = consoleMembers(world)
  const [taken, waiting] = [await members.words('maitran88'), await members.words('linhnguyen7')]
  await chat(world, team, taken.chatId)
  const orders = await withdrawals(world, team, before)
  const suspense = await members.suspense()
  await members.deposits()
  const disputed = await members.dispute()
  await members.reviews()
  await members.room()
  const announcement = await texts(world, team)
  await campaigns(world, team, before)
  const member = await knownMember(world, team)
  const complained = await complaint(world, team, member)
  const game = await playLuckily(world, 'maitran88')
  // Who was refused has the money again. Last: what is on its way would arrive while the world goes on.
  const gone = await goneWithdrawals({ steps: before.steps, ...before.payouts[3]! })
  const desk = deskOf(world)
  const { marks } = done(await desk.ask(listHarmMarks, { isClosed: false }, team.hand))
  const { reviews } = done(await desk.ask(listWaitingReviews, {}, team.hand))
  const { approvals } = done(await desk.ask(listApprovals, {}, team.hand))
  const { entries } = done(await desk.ask(listAudit, { staffOnly: true }, team.admin))
  return {
    withdrawals: [orders.waiting, orders.held, orders.second, ...gone].map((id) => `/${id}`),
    deposits: [`/${suspense}`],
    disputes: [`/${disputed}`],
    support: [`/${taken.chatId}`, `/${waiting.chatId}`, `/${waiting.threadId}`],
    reviews: reviews.map(({ id }) => `/${id}`),
    approvals: approvals.slice(0, 2).map(({ id }) => `/${id}`),
    audit: entries.slice(0, 1).map(({ id }) => `/${id}`),
    member: [`/${member}`],
    games: [`/${game}`],
    content: [`/${announcement}`],
    campaigns: ['/nap-la-co'],
    safety: [`/${marks[0]?.id ?? ''}`, `/${complained}`],
    'trading-match': [`/${before.matchId}`],
  }
}
