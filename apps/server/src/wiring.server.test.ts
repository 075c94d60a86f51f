import { isDeepStrictEqual } from 'node:util'
import { loginByName } from '@keo/contract/accounts'
import { CALLS } from '@keo/contract/calls'
import { recordBreak, recordExclusion } from '@keo/contract/console-exclusions'
import { setPlayLimit } from '@keo/contract/play-limits'
import { setSandboxMaintenance } from '@keo/contract/sandbox'
import { getSportsToken } from '@keo/contract/sports'
import { consoleSteps, type Staff } from '@keo/dev-world/console-steps'
import { GOOD_PASSWORD } from '@keo/dev-world/door-world'
import { doorCampaigns } from '@keo/dev-world/door-campaigns'
import { sharedDoorWorld } from '@keo/dev-world/shared-world'
import { seconds } from '@keo/units/instants'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Bettor,
  callbackRefusals,
  type Door,
  moneyDoors,
  type Refusals,
} from '@keo/dev-world/money-doors'

// The table of states and doors, through the product as `npm start` composes it: a rule that no wire leads to holds nowhere.

const { refusals, onCallback } = callbackRefusals()
const { database, world } = sharedDoorWorld({
  webRoot: null,
  isTimed: true,
  onCallback,
  env: { CAMPAIGNS_DIR: doorCampaigns() },
})
const { warmUp, bettor, doors, booksOf } = moneyDoors(world, database, refusals)
const desk = consoleSteps(world)
let safety: Staff
beforeAll(async () => {
  await warmUp()
  safety = await desk.hire(await desk.first(), 'risk')
})

const inDatabase = (set: string) => async (who: Bettor) => {
  await database.asOwner(
    `insert into platform.safer_play (tenant_id, member_id) values ('keo', $1) on conflict do nothing`,
    [who.id],
  )
  await database.asOwner(set, [who.id, new Date(world.worldClock.now() + 3_600_000)])
}
/** As somebody at the safety desk does it for a member who called. */
const onRecord = (put: (id: string, cookie: string) => Promise<{ code: number }>) => async (who: Bettor) => {
  safety = { ...safety, cookie: (await desk.signIn(safety)).session }
  expect((await put(who.id, safety.cookie)).code).toBe(200)
}
const ASKED = { cameBy: 'phone', reason: 'called and was known by name' } as const

const locked = (lock: 1 | 2 | 3 | 4) => async (who: Bettor) => {
  await database.asOwner(
    `update platform.member set status = '${lock}', lock_causes = '{"${lock}":"review"}' where id = $1`,
    [who.id],
  )
}
const maintenance = (isOn: boolean) => world.call(setSandboxMaintenance, { isOn })

type State = {
  readonly name: string
  enter(who: Bettor): Promise<unknown>
  leave?(): Promise<unknown>
  /** Where the state ends every session: in the one that it leaves open. */
  comesBack?(who: Bettor): Promise<Bettor>
  /** What is not named works as for anybody. */
  readonly refused: Refusals
  /** Doors that are open too once the order is known here: which comes first, order or charge, is a race. */
  readonly orTaken?: readonly Door[]
}

/** A state that stops every bet on sports. */
const sportsBets = (code: NonNullable<Refusals['bet']>): Refusals => ({
  bet: code,
  combination: code,
  'free bet': code,
  'bet in play': code,
  series: code,
  'reservation firing': code,
})
/** A state that stops every stake; a free spin has none. */
const stakes = (code: NonNullable<Refusals['bet']>): Refusals => ({ ...sportsBets(code), 'game bet': code })
/** A state that stops every bet. */
const bets = (code: NonNullable<Refusals['bet']>): Refusals => ({ ...stakes(code), 'free spin': code })
/** A state in which nothing goes into play; what is the player's own still comes out. */
const moneyIn = (code: NonNullable<Refusals['bet']>): Refusals => ({
  ...bets(code),
  deposit: code,
  transfer: code,
  plan: code,
  'room gift': code,
})

/** A state in which a campaign neither gives nor takes anybody in. */
const offers = (code: NonNullable<Refusals['gift']>): Refusals => ({
  gift: code,
  claim: code,
  box: code,
  'gift box': code,
  wheel: code,
  pick: code,
  side: code,
})
/** Doors that may be open and move nothing yet: an ordered deposit, and a spin that wins nothing. */
const MOVE_LATER: ReadonlySet<Door> = new Set(['deposit', 'free spin'])

const STATES: readonly State[] = [
  { name: 'nothing', enter: async () => {}, refused: {} },
  {
    name: 'on a break',
    enter: inDatabase('update platform.safer_play set break_until = $2 where member_id = $1'),
    refused: { ...moneyIn('ON_BREAK'), ...offers('OFFERS_CLOSED') },
  },
  {
    name: 'self-excluded',
    enter: inDatabase(
      "update platform.safer_play set excluded_at = $2::timestamptz - interval '2 hours', excluded_until = $2 where member_id = $1",
    ),
    refused: { ...moneyIn('SELF_EXCLUDED'), ...offers('OFFERS_CLOSED') },
  },
  {
    name: 'on a break that the staff put on record',
    enter: onRecord((memberId, cookie) => desk.ask(recordBreak, { memberId, days: 1, ...ASKED }, { cookie })),
    refused: { ...moneyIn('ON_BREAK'), ...offers('OFFERS_CLOSED') },
  },
  {
    name: 'whose exclusion the staff put on record',
    enter: onRecord((memberId, cookie) =>
      desk.ask(recordExclusion, { memberId, months: 6, ...ASKED }, { cookie }),
    ),
    comesBack: async (who) => {
      const request = { userName: who.userName, password: GOOD_PASSWORD, isVisit: true }
      const visit = { ...who, token: (await world.call(loginByName, request, who)).data.accessToken }
      return { ...visit, bookToken: (await world.call(getSportsToken, {}, visit)).data.token }
    },
    refused: {
      ...moneyIn('SELF_EXCLUDED'),
      ...offers('OFFERS_CLOSED'),
      // The game that was open ended with the session, and no other opens.
      'game bet': 'NOT TAKEN',
      'free spin': 'NOT TAKEN',
    },
  },
  {
    name: 'not known by name',
    enter: async (who) =>
      database.asOwner('update platform.member set identity_verified_at = null where id = $1', [who.id]),
    refused: moneyIn('IDENTITY_NEEDED'),
  },
  {
    name: 'disabled',
    enter: locked(1),
    refused: {
      ...moneyIn('ACCOUNT_DISABLED'),
      withdrawal: 'ACCOUNT_DISABLED',
      ...offers('ACCOUNT_DISABLED'),
    },
  },
  { name: 'with deposits locked', enter: locked(2), refused: { deposit: 'DEPOSIT_LOCKED' } },
  { name: 'with withdrawals locked', enter: locked(3), refused: { withdrawal: 'WITHDRAW_LOCKED' } },
  {
    name: 'with bets locked',
    enter: locked(4),
    refused: { ...bets('BET_LOCKED'), transfer: 'BET_LOCKED', plan: 'BET_LOCKED', 'room gift': 'BET_LOCKED' },
  },
  {
    name: 'at the own limit of stakes',
    enter: (who) => world.call(setPlayLimit, { kind: 'stake', period: 'day', amount: '10000' }, who),
    refused: { ...stakes('LIMIT_REACHED'), ...offers('OFFERS_CLOSED') },
  },
  {
    name: 'at the own limit of deposits',
    enter: (who) => world.call(setPlayLimit, { kind: 'deposit', period: 'day', amount: '10000' }, who),
    refused: { deposit: 'DEPOSIT_OWN_LIMIT', ...offers('OFFERS_CLOSED') },
  },
  {
    name: 'while the site is closed',
    enter: () => maintenance(true),
    leave: () => maintenance(false),
    refused: bets('MAINTENANCE'),
  },
  {
    name: 'whose reality check is due',
    enter: inDatabase(
      `update platform.safer_play set sitting_began_at = $2::timestamptz - interval '4 hours',
        checked_at = $2::timestamptz - interval '4 hours', sitting_seen_at = $2::timestamptz - interval '1 hour' where member_id = $1`,
    ),
    refused: {
      ...bets('REALITY_CHECK_DUE'),
      transfer: 'REALITY_CHECK_DUE',
      plan: 'REALITY_CHECK_DUE',
      'room gift': 'REALITY_CHECK_DUE',
    },
  },
  {
    name: "while the provider's clock is off",
    enter: async () => world.providerClock.skew(-seconds(3)),
    leave: async () => world.providerClock.skew(0),
    // A charge before its order is known may be one in play, so it is not taken.
    refused: sportsBets('CLOCK_OFF'),
    orTaken: ['bet', 'combination', 'free bet', 'series', 'reservation firing'],
  },
]

describe.each(STATES)('a member $name', ({ name, enter, comesBack, leave, refused, orTaken }) => {
  let who: Bettor
  beforeAll(async () => {
    who = await bettor()
    await enter(who)
    who = (await comesBack?.(who)) ?? who
    return leave
  })

  test.each(Object.keys(doors) as Door[])('%s', async (door) => {
    const before = await booksOf(who)
    const expected = refused[door] ?? 'OK'
    refusals.clear()
    const outcome = await doors[door](who)
    const allowed = orTaken?.includes(door) ? [expected, 'OK'] : [expected]
    expect(allowed, `${door} of a member ${name}`).toContain(outcome)
    const isAsBefore = isDeepStrictEqual(await booksOf(who), before)
    const mayBeBoth = outcome === 'OK' && MOVE_LATER.has(door)
    expect(
      mayBeBoth || isAsBefore === (outcome !== 'OK'),
      'what is refused holds, moves and gives nothing',
    ).toBe(true)
  })
})

test('gifts: every call that gives one is known here; its feature proves that offers may be closed to a member', () => {
  // A deposit's gift comes with its deposit, which has a column; the call-back of a VIP moves no money.
  const giving = CALLS.filter(
    ({ method, path, access }) =>
      method !== 'GET' &&
      access !== 'sandbox' &&
      /gift|award|reward|bonus|rebate|promotion|vip/i.test(path) &&
      !/vipFont|vipphoneback/.test(path),
  )
  expect(giving.map(({ path }) => path).toSorted()).toEqual([
    '/api/member/invite/drawAward',
    '/api/member/reward/claim',
    '/api/promotion/activity/claim',
    '/api/promotion/activity/openBox',
    '/api/promotion/activity/openGiftBox',
    '/api/promotion/activity/picks',
    '/api/promotion/activity/receiveMatchRewards',
    '/api/promotion/activity/side',
    '/api/promotion/activity/signIn',
    '/api/promotion/activity/turn',
  ])
})
