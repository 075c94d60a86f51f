import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { claimCampaign, signInToday, turnWheel } from '@keo/contract/campaigns'
import { ENVELOPE_OK } from '@keo/contract/define-call'
import { ERRORS } from '@keo/contract/errors'
import { signInAsMember } from '@keo/contract/sandbox'
import { callWorld } from '@keo/dev-world/call-world'
import { query } from '@keo/dev-world/query'
import { oneStep } from '@keo/server/features/campaigns/sample-campaign'
import { callSite } from './punters.ts'

const CAMPAIGNS = 40
const TAKERS = 12
/** Fewer than there are people: the last places are fought for. */
const POOL = 9
const TURNS = 10
const CASH = 1000
const REFUSED = 'sold out'

/** One thing that was asked for, kept outside of everything that is killed. */
type Ask = { readonly id: string; readonly key: string; told: string | null }
export type Taker = { readonly userName: string; token: string; readonly asked: Map<string, Ask> }

const idOf = (n: number) => `drill-${String(n).padStart(2, '0')}`
const known = { of: 'task', task: 'identity' } as const

/** Many campaigns for whoever is known by name, a wheel and a row of sign-ins. */
export function writeDrillCampaigns(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const words = { vi: 'x', en: 'x', 'zh-CN': 'x', th: 'x' }
  const reward = { kind: 'cash' as const, amount: CASH, turnoverTimes: 0 }
  const steps = [{ id: 's1', words, measure: known, target: 1, reward, pool: POOL }]
  const wheel = {
    sectors: ['a', 'b', 'c', 'd'].map((id, n) => ({ id, words, weight: 1, cash: CASH * (n + 1) })),
    turnsFrom: [{ words, measure: known, target: 1, turns: TURNS }],
    perDay: TURNS,
    turnoverTimes: 0,
  }
  const all = [
    ...Array.from({ length: CAMPAIGNS }, (_, n) => oneStep(idOf(n), { cycle: 'whole', steps })),
    oneStep('drill-wheel', { kind: 'wheel', steps: [], wheel }),
    oneStep('drill-row', {
      kind: 'sign-in',
      steps: [],
      signIn: Array.from({ length: 7 }, () => ({ cash: CASH })),
    }),
  ]
  for (const campaign of all)
    writeFileSync(path.join(folder, `${campaign.id}.json`), JSON.stringify(campaign))
}

export async function addTakers(databaseUrl: string): Promise<Taker[]> {
  const rows = await query(
    databaseUrl,
    `insert into platform.member
       (tenant_id, id, user_name, user_name_folded, nick_name, is_seeded, registered_at, identity_verified_at)
     select 'keo', 'mbr_9' || lpad(n::text, 25, '0'), 'taker' || n, 'taker' || n, 'taker' || n, true, now(), now()
     from generate_series(1, $1::int) n returning user_name`,
    [TAKERS],
  )
  return rows.map((row) => ({ userName: String(row['user_name']), token: '', asked: new Map() }))
}

/** What there is to be had, the same for everybody and in every life. */
const WISHES: readonly Pick<Ask, 'id' | 'key'>[] = [
  { id: 'drill-row', key: 'row' },
  ...Array.from({ length: CAMPAIGNS }, (_, n) => ({ id: idOf(n), key: idOf(n) })),
  ...Array.from({ length: TURNS }, (_, n) => ({
    id: 'drill-wheel',
    key: `drill-turn-${String(n).padStart(6, '0')}`,
  })),
]

/** People who take what campaigns give, until the product dies; what got no answer is asked for again in the next life. */
export function openTakers(url: string, wrong: string[]) {
  const life = { isOver: false }

  async function answerOf({ id, key }: Ask, token: string): Promise<{ code: number; amount: string }> {
    const [campaign, by] = [{ id, version: 1 }, { token }]
    if (id === 'drill-wheel') {
      const { code, data } = await callWorld<typeof turnWheel, { cash: string } | null>(
        url,
        turnWheel,
        { ...campaign, key },
        by,
      )
      return { code, amount: String(data?.cash) }
    }
    if (id === 'drill-row') {
      const { code, data } = await callWorld<typeof signInToday, { cash: string } | null>(
        url,
        signInToday,
        campaign,
        by,
      )
      return { code, amount: String(data?.cash) }
    }
    const { code, data } = await callWorld<typeof claimCampaign, { amount: string } | null>(
      url,
      claimCampaign,
      campaign,
      by,
    )
    return { code, amount: String(data?.amount) }
  }

  async function send(ask: Ask, token: string): Promise<string | null> {
    const { code, amount } = await answerOf(ask, token)
    if (code === ENVELOPE_OK) return amount
    // Any other answer says nothing of what became of it.
    return code === ERRORS.CAMPAIGN_SOLD_OUT.wire ? REFUSED : null
  }

  async function work(taker: Taker): Promise<void> {
    if (taker.token === '')
      taker.token = (await callSite(url, signInAsMember, { userName: taker.userName })).accessToken
    for (const wish of WISHES) {
      if (life.isOver) return
      const ask = taker.asked.get(wish.key) ?? { ...wish, told: null }
      taker.asked.set(wish.key, ask)
      const isAskedAgain = ask.told !== null
      const told = await send(ask, taker.token)
      if (isAskedAgain && told !== null && told !== ask.told)
        wrong.push(`${taker.userName} was told ${ask.told} of ${ask.key} and then ${told}`)
      ask.told ??= told
    }
  }

  return {
    take: (takers: readonly Taker[]) => Promise.allSettled(takers.map(work)),
    stop(): void {
      life.isOver = true
    },
  }
}

/**
 * Claims without their one reward, movement of the ledger and letter, or with more of them; rewards without a claim; pools
 * and budgets that say another number than the claims; turns and days without their claim.
 */
export const WRONG_GIFTS = `
  with claim as (select * from platform.campaign_claim where campaign_id like 'drill-%')
  select 'claim' as what, c.member_id || ' ' || c.campaign_id || ' ' || c.step as which from claim c
  where 1 <> (select count(*) from platform.reward r where r.member_id = c.member_id and r.state = 'paid'
      and r.source = 'campaign.' || c.campaign_id and r.period = c.window_key || ':' || c.step || ':' || c.attempt
      and r.amount = c.amount
      and 1 = (select count(*) from platform.ledger_transaction t where t.member_id = r.member_id and t.key = 'reward:' || r.id)
      and 1 = (select count(*) from platform.letter l where l.member_id = r.member_id and l.about = r.id))
  union all
  select 'rewards', count(*)::text from platform.reward where source like 'campaign.drill-%'
  having count(*) <> (select count(*) from claim)
  union all
  select 'pool', p.campaign_id || ' ' || p.part from platform.campaign_pool p
  where p.campaign_id like 'drill-%' and p.taken <> (
    select case when p.part like 'budget:%' then sum(c.amount) else count(*) end from claim c
    where c.campaign_id = p.campaign_id)
  union all
  select 'over', p.campaign_id from platform.campaign_pool p
  where p.campaign_id like 'drill-%' and p.part not like 'budget:%' and p.taken > ${POOL}
  union all
  select 'turn', t.id from platform.campaign_turn t
  where not exists (select from claim c where c.member_id = t.member_id and c.step = t.id and c.amount = t.cash)
  union all
  select 'day', d.member_id from platform.campaign_sign_in d
  where d.campaign_id = 'drill-row' and not exists (
    select from claim c where c.member_id = d.member_id and c.campaign_id = d.campaign_id and c.window_key = d.day)
  union all
  select 'wallet', w.member_id from platform.ledger_wallet w join platform.member m on m.id = w.member_id
  where m.user_name like 'taker%' and w.available <> (select sum(c.amount) from claim c where c.member_id = w.member_id)`

/** What was told to people and is not in the books. */
export async function untrueGifts(databaseUrl: string, takers: readonly Taker[]): Promise<string[]> {
  const rows = await query(
    databaseUrl,
    `select m.user_name, coalesce(t.key, case when c.campaign_id = 'drill-row' then 'row' else c.campaign_id end) as key
     from platform.campaign_claim c join platform.member m on m.id = c.member_id
     left join platform.campaign_turn t on t.member_id = c.member_id and t.id = c.step
     where c.campaign_id like 'drill-%'`,
  )
  const had = new Set(rows.map((row) => `${String(row['user_name'])} ${String(row['key'])}`))
  return takers.flatMap(({ userName, asked }) =>
    [...asked.values()].flatMap(({ key, told }) => {
      const isGiven = told !== null && told !== REFUSED
      return isGiven && !had.has(`${userName} ${key}`) ? [`${userName} was told ${told} of ${key}`] : []
    }),
  )
}
