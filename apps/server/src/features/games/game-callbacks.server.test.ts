import type { GameCallbackName } from '@keo/games-contract/callbacks'
import { withHash } from '@keo/games-contract/form-hash'
import { logout } from '@keo/contract/accounts'
import { setPlayLimit } from '@keo/contract/play-limits'
import { setSandboxMaintenance } from '@keo/contract/sandbox'
import { sharedWorld } from '@keo/dev-world/shared-world'
import { hours, minutes } from '@keo/units/instants'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Form, gameKeyHolder, openLaunch, readyPlayer, SECRET } from './test-game-callbacks.ts'

const { database, world } = sharedWorld({ webRoot: null })
const provider = () => gameKeyHolder(world)
let who: Awaited<ReturnType<typeof readyPlayer>>
let rounds = 9_007_199_254_740_993n

beforeAll(async () => {
  who = await readyPlayer(world, database)
  await provider().tell('authenticate', { token: who.launch })
})

const freshRound = () => String((rounds += 1n))
const movement = (more: Form): Form => ({
  userId: who.memberId,
  gameId: who.game.symbol,
  amount: '25000.00',
  timestamp: String(world.clock.now()),
  token: who.launch,
  roundDetails: 'spin',
  ...more,
})
const tell = (name: GameCallbackName, more: Form = {}) => provider().tell(name, movement(more))
const balance = async () =>
  (await world.app.ledger.balanceOf({ memberId: who.memberId, currency: 'VND' })).available
/** What a run adds to the balance, in whole dong. */
async function moved(run: () => Promise<unknown>): Promise<number> {
  const before = await balance()
  await run()
  return Number((await balance()) - before) / 100
}
const codes = async (...calls: (() => Promise<{ error: number }>)[]) => {
  const list: number[] = []
  for (const call of calls) list.push((await call()).error)
  return list
}
const movementsOf = (reference: string) =>
  database.asOwner('select kind from platform.game_movement where reference = $1', [reference])
const roundOf = async (roundId: string) =>
  (await database.asOwner('select * from platform.game_round where round_id = $1', [roundId]))[0]

describe('a round', () => {
  test('a bet takes the stake once and a result pays; a repeat answers as the first did [CBK-03]', async () => {
    const roundId = freshRound()
    const first = await tell('bet', { roundId, reference: 'a-bet' })
    expect(first).toMatchObject({ error: 0, currency: 'VND', bonus: 0, usedPromo: 0 })
    expect(await tell('bet', { roundId, reference: 'a-bet' })).toMatchObject({
      error: 0,
      transactionId: first.transactionId,
      cash: first.cash,
    })
    const won = await tell('result', { roundId, reference: 'a-win', amount: '60000.50' })
    expect(won.error).toBe(0)
    expect(won.cash).toBe((first.cash ?? 0) + 60_000.5)
    expect(await codes(() => tell('result', { roundId, reference: 'a-win', amount: '60000.50' }))).toEqual([
      0,
    ])
    expect(await roundOf(roundId)).toMatchObject({ state: 'closed', stake: '2500000', returned: '6000050' })
    const lines = await database.asOwner(
      "select key, kind from platform.ledger_transaction where key like 'game:sandbox:%:a-%' order by key",
    )
    expect(lines).toEqual([
      { key: 'game:sandbox:bet:a-bet', kind: 'game.bet' },
      { key: 'game:sandbox:result:a-win', kind: 'game.win' },
    ])
  })

  test('the same bet three times at once is one booking, and all hear 0', async () => {
    const roundId = freshRound()
    const bet = () => tell('bet', { roundId, reference: 'once' })
    let heard: number[] = []
    expect(
      await moved(async () => {
        heard = (await Promise.all([bet(), bet(), bet()])).map(({ error }) => error)
      }),
    ).toBe(-25_000)
    expect(heard).toEqual([0, 0, 0])
  })

  test.each([
    ['amount', { amount: '25000.01' }],
    ['round', { roundId: '77' }],
    ['user', { userId: 'other' }],
    ['kind', {}],
  ])(
    'the same reference with another %s is 120 and moves nothing, and somebody is called [CBK-03]',
    async (what, more) => {
      const roundId = freshRound()
      const reference = `differs-${what}`
      await tell('bet', { roundId, reference })
      const userId = what === 'user' ? await otherMember() : who.memberId
      const again = () => tell(what === 'kind' ? 'result' : 'bet', { roundId, reference, ...more, userId })
      const before = await alarms()
      let code = 0
      expect(
        await moved(async () => {
          code = (await again()).error
        }),
      ).toBe(0)
      expect(code).toBe(120)
      expect(await alarms()).toBe(before + 1)
    },
  )

  test('a further result in a round is booked; endRound twice or of an unknown round is 0', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'more-bet' })
    expect(
      await moved(async () => {
        expect(
          await codes(
            () => tell('result', { roundId, reference: 'more-1', amount: '100.00' }),
            () => tell('result', { roundId, reference: 'more-2', amount: '200.00' }),
            () => tell('endRound', { roundId }),
            () => tell('endRound', { roundId }),
            () => tell('endRound', { roundId: '4242' }),
          ),
        ).toEqual([0, 0, 0, 0, 0])
      }),
    ).toBe(300)
  })

  test('a round that ends without a win is closed by endRound', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'lost-bet' })
    await tell('endRound', { roundId })
    expect(await roundOf(roundId)).toMatchObject({ state: 'closed', valid_stake: '2500000' })
  })

  test('an amount of zero is answered 0 and writes no line of the books', async () => {
    const roundId = freshRound()
    const lines = async () =>
      (await database.asOwner('select count(*) as n from platform.ledger_transaction'))[0]?.['n']
    const before = await lines()
    expect(
      await codes(
        () => tell('bet', { roundId, reference: 'zero-bet', amount: '0.00' }),
        () => tell('result', { roundId, reference: 'zero-win', amount: '0' }),
      ),
    ).toEqual([0, 0])
    expect(await lines()).toBe(before)
  })

  test('a result before its bet is 100, so that it comes again, and is booked then', async () => {
    const roundId = freshRound()
    const result = () => tell('result', { roundId, reference: 'early', amount: '500.00' })
    expect(await codes(result, () => tell('bet', { roundId, reference: 'late-bet' }), result)).toEqual([
      100, 0, 0,
    ])
  })
})

describe('a refund', () => {
  test('gives the whole stake back once, whatever it says; the bet and its result are 120 from then on', async () => {
    const roundId = freshRound()
    const bet = () => tell('bet', { roundId, reference: 'r-bet' })
    expect(
      await moved(async () => {
        expect(
          await codes(
            bet,
            () => tell('refund', { reference: 'r-bet', amount: '1.00' }),
            () => tell('refund', { reference: 'r-bet' }),
            bet,
            () => tell('result', { roundId, reference: 'r-win' }),
          ),
        ).toEqual([0, 0, 0, 120, 120])
      }),
    ).toBe(0)
    expect(await roundOf(roundId)).toMatchObject({ state: 'void', stake: '0' })
    const [line] = await database.asOwner(
      "select corrects from platform.ledger_transaction where key = 'game:sandbox:refund:r-bet'",
    )
    expect(line?.['corrects']).not.toBeNull()
  })

  test('before its bet is 0 and the bet is dead: 120, and so is a result of its round', async () => {
    const roundId = freshRound()
    expect(
      await moved(async () => {
        expect(
          await codes(
            () => tell('refund', { roundId, reference: 'dead' }),
            () => tell('refund', { roundId, reference: 'dead' }),
            () => tell('bet', { roundId, reference: 'dead' }),
            () => tell('result', { roundId, reference: 'dead-win' }),
          ),
        ).toEqual([0, 0, 120, 120])
      }),
    ).toBe(0)
  })

  test('after the result of its round is 120 and moves nothing', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'late-r' })
    await tell('result', { roundId, reference: 'late-w', amount: '10.00' })
    expect(
      await moved(async () => expect((await tell('refund', { reference: 'late-r' })).error).toBe(120)),
    ).toBe(0)
  })
})

describe('wins beside a round', () => {
  test('jackpot, promotion and bonus without a round are booked; of free rounds the result pays, once', async () => {
    const late = { campaignId: 'c', campaignType: 'T', currency: 'VND', jackpotId: 'j' }
    expect(
      await moved(async () => {
        expect(
          await codes(
            () => tell('jackpotWin', { ...late, roundId: freshRound(), reference: 'jack', amount: '7.00' }),
            () => tell('promoWin', { ...late, reference: 'promo', amount: '5.00' }),
            () => tell('promoWin', { ...late, reference: 'promo', amount: '5.00' }),
            () =>
              tell('result', { roundId: freshRound(), reference: 'free', bonusCode: 'FR', amount: '3.00' }),
            () => tell('bonusWin', { bonusCode: 'FR', reference: 'free-end', amount: '3.00' }),
          ),
        ).toEqual([0, 0, 0, 0, 0])
      }),
    ).toBe(15)
  })

  test('free rounds that end with another sum than their results call somebody', async () => {
    const count = () => metric('game_bonuses_differ_total')
    const before = await count()
    await tell('bonusWin', { bonusCode: 'NEVER', reference: 'odd-end', amount: '3.00' })
    expect(await count()).toBe(before + 1)
  })

  test('a promotion in a result is booked with it, or neither is', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'p-bet' })
    const result = (promoWinReference: string) =>
      tell('result', {
        roundId,
        reference: 'p-win',
        amount: '10.00',
        promoWinAmount: '4.00',
        promoWinReference,
      })
    expect(await moved(async () => expect((await result('p-bet')).error).toBe(120))).toBe(0)
    expect(await moved(async () => expect((await result('p-promo')).error).toBe(0))).toBe(14)
    expect(await moved(async () => expect((await result('p-promo')).error).toBe(0))).toBe(0)
  })

  test('an adjustment moves either way and is 1 where the balance is too low', async () => {
    const adjust = (reference: string, amount: string) =>
      tell('adjustment', { roundId: '1', reference, amount, validBetAmount: '0.00' })
    expect(
      await moved(async () => {
        expect(
          await codes(
            () => adjust('adj-1', '-300.00'),
            () => adjust('adj-2', '100.00'),
            () => adjust('adj-3', '-9000000000.00'),
          ),
        ).toEqual([0, 0, 1])
      }),
    ).toBe(-200)
  })
})

/** What each call that may come long after its round needs beside a movement's own fields. */
const BESIDE = {
  result: {},
  refund: {},
  bonusWin: { bonusCode: 'FR' },
  jackpotWin: { jackpotId: 'j' },
  promoWin: { campaignId: 'c', campaignType: 'T', currency: 'VND' },
  adjustment: { validBetAmount: '0.00' },
} as const satisfies Partial<Record<GameCallbackName, Form>>
type LateCall = keyof typeof BESIDE
const LATE_CALLS = Object.keys(BESIDE) as LateCall[]

type Wrong = readonly [what: string, code: number, more: Form, but?: readonly LateCall[]]
/** Whatever the call; a refund gives the stake back whatever amount it names, and never asks for round or time. */
const WRONG: readonly Wrong[] = [
  ['no member', 7, { userId: '' }],
  ['a member that nobody knows', 2, { userId: 'mbr_nobody' }],
  ['no reference', 7, { reference: '' }],
  ['a reference of 33 signs', 7, { reference: 'x'.repeat(33) }],
  ['a negative amount', 7, { amount: '-1.00' }, ['refund', 'adjustment']],
  ['no amount', 7, { amount: '' }, ['refund']],
  ['no number', 7, { amount: 'NaN' }, ['refund']],
  ['three decimals', 7, { amount: '1.001' }, ['refund']],
  ['too many digits', 7, { amount: '12345678901234.00' }, ['refund']],
  ['a time that is none', 7, { timestamp: 'now' }, ['refund']],
  ['a round that is none', 7, { roundId: '12x' }, ['refund']],
]
/** What one of them alone has. */
const WRONG_OWN: readonly (readonly [LateCall, string, number, Form])[] = [
  ['result', 'no game', 7, { gameId: '' }],
  ['result', 'a promotion below zero', 7, { promoWinAmount: '-1.00', promoWinReference: 'promo-of-it' }],
  ['result', 'a promotion without its own reference', 7, { promoWinAmount: '1.00' }],
  ['bonusWin', 'no code', 7, { bonusCode: '' }],
  ['jackpotWin', 'no jackpot', 7, { jackpotId: '' }],
  ['promoWin', 'no campaign', 7, { campaignId: '' }],
  ['promoWin', 'another currency', 7, { currency: 'USD' }],
  ['adjustment', 'a valid bet below zero', 7, { validBetAmount: '-1.00' }],
  ['adjustment', 'a valid bet of too many digits', 7, { validBetAmount: '12345678901234.00' }],
]
const WRONG_CALLS = [
  ...LATE_CALLS.flatMap((name) =>
    WRONG.filter(([, , , but]) => !but?.includes(name)).map(
      ([what, code, more]) => [name, what, code, more] as const,
    ),
  ),
  ...WRONG_OWN,
]

describe('bad input', () => {
  test.each([
    ['a negative amount', { amount: '-1.00' }, 7],
    ['no number', { amount: 'NaN' }, 7],
    ['three decimals', { amount: '1.001' }, 7],
    ['too many digits', { amount: '12345678901234.00' }, 7],
    ['an amount left out', { amount: '' }, 7],
    ['a round that is no number', { roundId: '12x' }, 7],
    ['a reference of 33 signs', { reference: 'x'.repeat(33) }, 7],
    ['an old timestamp', { timestamp: '1767225600000' }, 7],
    ['a member that nobody knows', { userId: 'mbr_nobody' }, 2],
    ['a game that nobody knows', { gameId: 'vs-nothing' }, 8],
    ['a token that nobody knows', { token: 'nonsense' }, 4],
    ['more than is there', { amount: '9000000000.00' }, 1],
  ])('a bet with %s moves nothing', async (what, more, code) => {
    const form = { roundId: freshRound(), reference: `bad-${what}`.slice(0, 30), ...more }
    expect(await moved(async () => expect((await tell('bet', form)).error).toBe(code))).toBe(0)
  })

  test.each(WRONG_CALLS)(
    'a %s with %s is %i, moves nothing and claims no reference',
    async (name, what, code, more) => {
      const reference = more['reference'] ?? `${name}-${what}`.slice(0, 32)
      const form = { ...BESIDE[name], roundId: freshRound(), reference, ...more }
      await tell('bet', { roundId: form.roundId, reference: `${form.roundId}-bet`, amount: '1.00' })
      expect(await moved(async () => expect((await tell(name, form)).error).toBe(code))).toBe(0)
      expect(await movementsOf(reference)).toEqual([])
    },
  )

  test.each(LATE_CALLS)(
    'a %s with a wrong hash is 5, moves nothing and claims no reference [CBK-01]',
    async (name) => {
      const reference = `hash-${name}`
      const form = movement({ ...BESIDE[name], roundId: freshRound(), reference })
      const stranger = gameKeyHolder(world, 'another secret')
      expect(await moved(async () => expect((await stranger.tell(name, form)).error).toBe(5))).toBe(0)
      expect(await movementsOf(reference)).toEqual([])
    },
  )

  test('a result of a round that nobody knows is 100, so that it comes again, and moves nothing', async () => {
    const form = { roundId: freshRound(), reference: 'no-round' }
    expect(await moved(async () => expect((await tell('result', form)).error).toBe(100))).toBe(0)
    expect(await movementsOf('no-round')).toEqual([])
  })

  test.each(['refund of the bet of another member', 'refund of what is no bet'])(
    'a %s is 120 and moves nothing',
    async (what) => {
      const isOther = what.endsWith('member')
      const reference = isOther ? 'not-theirs' : 'no-bet'
      const name = isOther ? 'bet' : 'promoWin'
      await tell(name, { ...BESIDE.promoWin, roundId: freshRound(), reference, amount: '1.00' })
      const userId = isOther ? await otherMember() : who.memberId
      expect(
        await moved(async () => expect((await tell('refund', { reference, userId })).error).toBe(120)),
      ).toBe(0)
    },
  )

  test('an old time and a game that nobody knows hold back nothing that was won', async () => {
    const late = { timestamp: '1767225600000', gameId: 'vs-nothing', amount: '2.00' }
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'late-won-bet' })
    for (const name of ['result', 'jackpotWin', 'promoWin', 'adjustment'] as const) {
      const form = { ...BESIDE[name], ...late, roundId, reference: `late-won-${name}` }
      expect([name, await moved(() => tell(name, form))]).toEqual([name, 2])
    }
  })

  test('a refusal for want of money stays the answer to its reference', async () => {
    const form = { roundId: freshRound(), reference: 'short', amount: '5000000.00' }
    expect((await tell('bet', form)).error).toBe(1)
    await tell('promoWin', {
      campaignId: 'c',
      campaignType: 'T',
      currency: 'VND',
      reference: 'rich',
      amount: '9000000.00',
    })
    expect(await moved(async () => expect((await tell('bet', form)).error).toBe(1))).toBe(0)
    await tell('adjustment', {
      roundId: '1',
      reference: 'poor',
      amount: '-9000000.00',
      validBetAmount: '0.00',
    })
  })

  test('another currency, a wrong hash and a body that is no form are refused [CBK-01]', async () => {
    const promo = { campaignId: 'c', campaignType: 'T', reference: 'cur', amount: '1.00' }
    const form = movement({ roundId: freshRound(), reference: 'hash' })
    expect(
      await moved(async () => {
        expect((await tell('promoWin', { ...promo, currency: 'USD' })).error).toBe(7)
        expect((await gameKeyHolder(world, 'another secret').tell('bet', form)).error).toBe(5)
        const changed = { ...withHash(form, SECRET), amount: '1.00' }
        expect((await provider().send('bet', new URLSearchParams(changed).toString())).error).toBe(5)
        expect((await provider().send('bet', JSON.stringify(form), 'application/json')).error).toBe(7)
      }),
    ).toBe(0)
  })
})

describe('who may not bet', () => {
  const bet = (reference: string) => tell('bet', { roundId: freshRound(), reference })

  test('maintenance of the site, of a type and of a game is 8, and results are booked [GAM-01c]', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'm-bet' })
    await world.call(setSandboxMaintenance, { isOn: true })
    expect((await bet('m-site')).error).toBe(8)
    expect(await moved(() => tell('result', { roundId, reference: 'm-win', amount: '9.00' }))).toBe(9)
    await world.call(setSandboxMaintenance, { isOn: false })
    for (const [table, id] of [
      ['game_type', Math.floor(who.game.id / 1000)],
      ['game', who.game.id],
    ] as const) {
      const at = (ms: number) => new Date(world.worldClock.now() + ms)
      const set = `update platform.${table} set maintenance_starts_at = $2, maintenance_ends_at = $3 where id = $1`
      await database.asOwner(set, [id, at(-minutes(1)), at(hours(1))])
      await world.clock.advance(3000)
      expect((await bet(`m-${table}`)).error).toBe(8)
      await database.asOwner(set, [id, null, null])
      await world.clock.advance(3000)
    }
    expect((await bet('m-open')).error).toBe(0)
  })

  test('an own limit is 50, and a refund gives its room back', async () => {
    await world.call(setPlayLimit, { kind: 'stake', period: 'month', amount: '100000000' }, who)
    const used = async () =>
      Number(
        (
          await database.asOwner('select used from platform.play_limit where member_id = $1', [who.memberId])
        )[0]?.['used'],
      )
    const before = await used()
    await bet('l-1')
    expect((await used()) - before).toBe(2_500_000)
    await tell('refund', { reference: 'l-1' })
    expect(await used()).toBe(before)
    await database.asOwner('update platform.play_limit set amount = used where member_id = $1', [
      who.memberId,
    ])
    expect((await bet('l-2')).error).toBe(50)
    await database.asOwner('delete from platform.play_limit where member_id = $1', [who.memberId])
  })

  test('a disabled account is 6, and a repeat of what was booked stays 0 [CBK-08]', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'f-bet' })
    const lock = (status: string, causes: string) =>
      database.asOwner('update platform.member set status = $2, lock_causes = $3 where id = $1', [
        who.memberId,
        status,
        causes,
      ])
    const [{ status = '', lock_causes: causes = {} } = {}] = await database.asOwner(
      'select status, lock_causes from platform.member where id = $1',
      [who.memberId],
    )
    await lock('1', '{"1":"review"}')
    expect((await bet('f-new')).error).toBe(6)
    expect((await tell('bet', { roundId, reference: 'f-bet' })).error).toBe(0)
    expect(await moved(() => tell('result', { roundId, reference: 'f-win', amount: '8.00' }))).toBe(8)
    await lock(status as string, JSON.stringify(causes))
  })
})

describe('tokens', () => {
  test('a launch opens once, for its member and game, and gives the token of play', async () => {
    const launch = await openLaunch(world, database, who.memberId, who.game.id)
    const opened = await provider().tell('authenticate', { token: launch, gameId: who.game.symbol })
    expect(opened).toMatchObject({ error: 0, userId: who.memberId, currency: 'VND' })
    expect((await provider().tell('authenticate', { token: launch })).error).toBe(4)
    const play = String(opened['token'])
    expect((await tell('bet', { roundId: freshRound(), reference: 't-1', token: play })).error).toBe(0)
    const hashes = JSON.stringify(await database.asOwner('select * from platform.game_launch'))
    expect(hashes).not.toContain(play)
  })

  test('a launch that waited too long is 4', async () => {
    const launch = await openLaunch(world, database, who.memberId, who.game.id)
    await world.clock.jump(minutes(6))
    expect((await provider().tell('authenticate', { token: launch })).error).toBe(4)
  })

  test('after the session has ended a bet is 4 or 2, and results are booked [CBK-08]', async () => {
    const roundId = freshRound()
    await tell('bet', { roundId, reference: 'e-bet' })
    await world.call(logout, {}, who)
    expect((await tell('bet', { roundId, reference: 'e-new' })).error).toBe(4)
    expect((await tell('bet', { roundId, reference: 'e-none', token: '' })).error).toBe(2)
    expect(await moved(() => tell('result', { roundId, reference: 'e-win', amount: '6.00' }))).toBe(6)
    expect((await provider().tell('balance', { userId: who.memberId })).error).toBe(0)
  })
})

async function otherMember(): Promise<string> {
  const [row] = await database.asOwner(
    "select id from platform.member where id <> $1 and currency = 'VND' limit 1",
    [who.memberId],
  )
  return String(row?.['id'])
}

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${world.url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}
const alarms = () => metric('game_references_differ_total')
