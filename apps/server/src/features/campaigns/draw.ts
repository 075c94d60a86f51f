import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import { sqlInstant } from '@keo/service-kit/db/columns'
import type { Db, Tx } from '@keo/service-kit/db/database'
import type { Instant } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import { minorOf } from './facts.ts'
import type { Giving, GivingAt } from './giving.ts'
import { dayOf } from './sign-in.ts'
import { mostOf, prizeAt, weightOf, type Prize } from './steps.ts'

export type DrawnRow = {
  readonly id: string
  readonly key: string
  readonly sector: string
  readonly cash: bigint | null
  readonly turns: number
  /** What gave the turn; null for one of its day. */
  readonly rewardId: string | null
  readonly at: Instant
}

type Who = { readonly memberId: MemberId; readonly campaignId: string }
type Asked = {
  readonly prizes: readonly Prize[]
  /** Of the tap: unique for a member and a campaign. */
  readonly key: string
  /** What the claim is called; a turn is called by its own id. */
  readonly step: string | null
  readonly turnoverTimes: number
  /** What gave the turn; null for one of its day, and for a box of a row. */
  readonly rewardId: string | null
}

const SHOWN = 20
export const DRAWN = sql`id, key, sector, cash, turns, reward_id as "rewardId", at`

/** What was drawn for a member, newest first: sectors of a wheel or contents of boxes. */
export async function latestDrawn(db: Db, tenantId: string, { memberId, campaignId }: Who) {
  const { rows } = await sql<DrawnRow>`
    select ${DRAWN} from campaign_turn
    where tenant_id = ${tenantId} and member_id = ${memberId} and campaign_id = ${campaignId}
    order by id desc limit ${SHOWN}`.execute(db)
  return rows
}

/** What the same tap drew before, on whatever day. */
export async function drawnByKey(db: Db, tenantId: string, { memberId, campaignId }: Who, key: string) {
  const { rows } = await sql<DrawnRow>`
    select ${DRAWN} from campaign_turn
    where tenant_id = ${tenantId} and member_id = ${memberId} and campaign_id = ${campaignId} and key = ${key}`.execute(
    db,
  )
  return rows[0]
}

export type Draw = ReturnType<typeof createDraw>
export type WriteDrawn = ReturnType<typeof createWriteDrawn>

type Rolled = Who & {
  readonly prizes: readonly Prize[]
  readonly key: string
  readonly version: number
  readonly rewardId: string | null
}

/** Draws a number and writes it down with what it gives. */
export function createWriteDrawn({
  clock,
  ids,
  tenantId,
}: Pick<CampaignNeeds, 'clock' | 'ids' | 'tenantId'>) {
  return async (tx: Tx, { memberId, campaignId, prizes, key, version, rewardId }: Rolled) => {
    const weights = weightOf(prizes)
    const roll = Math.floor(ids.random() * weights)
    const { id: sector, cash, turns = 0 } = prizeAt(prizes, roll)
    const amount = cash === undefined ? 0n : minorOf(cash)
    const id = ids.newId('trn')
    await sql`
      insert into campaign_turn (tenant_id, member_id, campaign_id, id, key, day, version, roll, weights, sector, cash,
        turns, reward_id, at)
      values (${tenantId}, ${memberId}, ${campaignId}, ${id}, ${key}, ${dayOf(clock.now())}, ${version},
        ${roll}, ${weights}, ${sector}, ${amount > 0n ? amount : null}, ${turns}, ${rewardId},
        ${sqlInstant(clock.now())})`.execute(tx)
    return { id, sector, amount, turns }
  }
}

/** The one draw of wheels and boxes: the server draws, writes the number down and pays, before anything moves on a screen. */
export function createDraw(writeDrawn: WriteDrawn, giving: Giving) {
  return async (at: GivingAt, caller: Caller, { prizes, key, step, turnoverTimes, rewardId }: Asked) => {
    const { tx, campaign, window } = at
    // The published chances hold for every draw: where not everything can be won, nothing is drawn.
    const most = minorOf(mostOf(prizes))
    if (!(await giving.reserve(tx, campaign, window, most))) fail('CAMPAIGN_SOLD_OUT')
    const { memberId } = caller
    const { id: campaignId, version } = campaign
    const drawn = await writeDrawn(tx, { memberId, campaignId, version, prizes, key, rewardId })
    const { id, sector, amount, turns } = drawn
    await giving.putBack(tx, campaign, window, most - amount)
    const reward = { kind: 'cash' as const, turnoverTimes }
    const state = await giving.give(at, caller, { step: step ?? id, attempt: 1, amount, reward, terms: null })
    return { sector, amount, turns, state }
  }
}
