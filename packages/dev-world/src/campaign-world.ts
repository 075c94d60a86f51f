import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  claimCampaign,
  getCampaign,
  listCampaigns,
  openBox,
  openGiftBox,
  signInToday,
  turnWheel,
} from '@keo/contract/campaigns'
import { createC2cOrder, createDepositOrder, createUsdtOrder, getUsdtRate } from '@keo/contract/deposit'
import { paySandboxOrder } from '@keo/contract/deposit-parties'
import { ERRORS, type ErrorCode } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { CallOptions } from './call-world.ts'
import { GOOD_PASSWORD, person } from './door-world.ts'
import { sharedDoorWorld } from './shared-world.ts'
import { tapKey } from './wallet-world.ts'
import type { WorldOptions } from './world.ts'
import { syncOrder } from '@keo/sportsbook-contract/callbacks'
import { days, seconds } from '@keo/units/instants'
import { afterAll } from 'vitest'
import { keyHolder, wholeOrder } from '@keo/server/features/sports/test-callbacks'
import { campaignFolder } from '@keo/server/features/campaigns/campaign-library'
import type { Campaign } from '@keo/server/features/campaigns/campaign-schema'

export type Who = CallOptions & { readonly token: string; readonly userName: string; readonly id: MemberId }

type Bet = { stake?: number; price?: string; legs?: number; match?: string; sportId?: number }
/** As it was told last: a correction tells it anew. */
export type ToldBet = { readonly id: string; readonly version: number; readonly bet: Bet; readonly who: Who }

/** Channels with the wallet, network or merchant that is taken. */
const OPTIONS = { fastbank: '', usdt: 'trc20', c2c: 'anhduong', ewallet: 'tohe' } as const

const LOST = { settleStatus: 1, settleResult: 3 }

/** The whole product with a folder of campaigns that a test may change, and people who deposit and bet. */
export function campaignWorld(options: WorldOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'campaigns-'))
  cpSync(campaignFolder(), folder, { recursive: true })
  afterAll(() => rmSync(folder, { recursive: true }))
  const { database, world } = sharedDoorWorld({
    ...options,
    env: { CAMPAIGNS_DIR: folder, OPERATOR_TOKEN: 'operator' },
  })
  let [people, orders] = [0, 0]

  const read = (id: string) => JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as Campaign
  const now = () => world.worldClock.now()

  /** Written as an operator writes it, and read by the job that reads the folder. */
  async function write(campaign: Campaign): Promise<Campaign> {
    writeFileSync(path.join(folder, `${campaign.id}.json`), JSON.stringify(campaign))
    world.worldClock.jump(seconds(31))
    await world.jobs.runDue()
    return campaign
  }

  async function tell(
    bet: Bet,
    { who, id, version, valid }: { who: Who; id: string; version: number; valid: number | null },
  ) {
    const { stake = 100_000, price = '1.90', legs = 1, match = id, sportId = 1 } = bet
    const thousands = (dong: number) => (dong / 1000).toFixed(2)
    const order = wholeOrder({ id, memberId: who.id })
    const [leg] = order.betList
    if (!leg) throw new Error('An order has a leg.')
    const isSettled = valid !== null
    const at = String(now())
    const betList = Array.from({ length: legs }, (_, index) => ({
      ...leg,
      ...(isSettled ? LOST : {}),
      id: `${id}-${index}`,
      matchId: index === 0 ? match : `${match}${index}`,
      sportId,
      odds: price,
      betOdds: price,
    }))
    const told = await keyHolder(world).tell(syncOrder, {
      ...order,
      stakeAmount: thousands(stake),
      unitStake: thousands(stake),
      orderStatus: isSettled ? 5 : 4,
      createTime: at,
      modifyTime: at,
      seriesValue: legs,
      itemCount: legs,
      version,
      validSettleStakeAmount: thousands(valid ?? 0),
      ...(isSettled ? { settleTime: at, settleAmount: '0.00' } : {}),
      betList,
    })
    if (told.code !== 0) throw new Error(`The order was refused: ${told.message}`)
  }

  async function ordered(
    request: { channelId: string; optionId: string; amount: string; key: string },
    who: Who,
  ) {
    if (request.channelId === 'c2c') return world.call(createC2cOrder, request, who)
    if (request.channelId !== 'usdt') return world.call(createDepositOrder, request, who)
    const { quoteId } = (await world.call(getUsdtRate, { a: 'VND', b: 'deposit' })).data
    return world.call(createUsdtOrder, { ...request, quoteId }, who)
  }

  return {
    world,
    database,
    folder,
    read,
    write,
    now,
    async member(device?: Pick<CallOptions, 'deviceNo'>): Promise<Who> {
      const from = { ...person((people += 1)), ...device }
      const userName = `player${people}of${folder.slice(-6).toLowerCase()}`
        .replace(/[^a-z0-9]/g, 'x')
        .slice(0, 16)
      const token = await world.register(userName, from)
      const [row] = await database.asOwner(
        'update platform.member set identity_verified_at = now() where user_name = $1 returning id',
        [userName],
      )
      return { ...from, token, userName, id: String(row?.['id']) as MemberId }
    },
    /** The same person on a later day, when the session is over. */
    async back(who: Who): Promise<Who> {
      return { ...who, token: (await world.login(who.userName, GOOD_PASSWORD, who)).data.accessToken }
    },
    async passDays(count: number): Promise<void> {
      world.worldClock.jump(days(count))
      await world.jobs.runDue()
    },
    /** Of USDT so many of them. */
    async deposit(who: Who, amount: number, channel: keyof typeof OPTIONS = 'fastbank'): Promise<void> {
      world.worldClock.jump(seconds(1))
      const request = {
        channelId: channel,
        optionId: OPTIONS[channel],
        amount: String(amount),
        key: tapKey(),
      }
      const { data, msg } = await ordered(request, who)
      if (!data) throw new Error(msg)
      await world.call(paySandboxOrder, { orderNo: data.orderNo, how: 'pay' })
      await world.jobs.runDue()
    },
    /** Settled and lost: the whole stake counts. */
    async bet(who: Who, bet: Bet = {}): Promise<ToldBet> {
      world.worldClock.jump(seconds(1))
      const id = `8${String((orders += 1)).padStart(18, '0')}`
      await tell(bet, { who, id, version: 1, valid: bet.stake ?? 100_000 })
      return { id, version: 1, bet, who }
    },
    /** The provider says another result: so much of the stake counts now, or null when it is open again. */
    async correct({ id, version, bet, who }: ToldBet, valid: number | null): Promise<ToldBet> {
      world.worldClock.jump(seconds(61))
      await tell(bet, { who, id, version: version + 1, valid })
      await world.jobs.runDue()
      return { id, version: version + 1, bet, who }
    },
    balance: async ({ id }: Who) => world.app.ledger.balanceOf({ memberId: id, currency: 'VND' }),
    list: async (who?: Who) => (await world.call(listCampaigns, {}, who)).data,
    show: async (id: string, who?: Who) => (await world.call(getCampaign, { id }, who)).data,
    claim: (who: Who, id: string, more: { step?: string; version?: number } = {}) =>
      world.call(claimCampaign, { id, version: read(id).version, ...more }, who),
    signIn: (who: Who) => world.call(signInToday, { id: 'sign-in', version: read('sign-in').version }, who),
    open: (who: Who, id: string, box: string, more: { key?: string; version?: number } = {}) =>
      world.call(openBox, { id, version: read(id).version, box, key: tapKey(), ...more }, who),
    openGift: (who: Who, id: string) => world.call(openGiftBox, { id }, who),
    turn: (who: Who, key = tapKey(), id = 'lucky-wheel') =>
      world.call(turnWheel, { id, version: read(id).version, key }, who),
  }
}

export const wire = (code: ErrorCode) => ERRORS[code].wire
