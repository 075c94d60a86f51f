import { fail } from '@keo/contract/errors'
import type { MemberId } from '@keo/contract/ids'
import type { Db } from '@keo/service-kit/db/database'
import { serverDay } from '@keo/units/instants'
import { sql } from 'kysely'
import type { Caller, CampaignNeeds } from './campaign-parts.ts'
import type { Wheel } from './campaign-schema.ts'
import { DRAWN, drawnByKey, type Draw, type DrawnRow } from './draw.ts'
import { factKindsOf } from './fact-kinds.ts'
import { sqlFactStore } from './fact-store.ts'
import { measured, targetOf, type Facts } from './facts.ts'
import type { Giving } from './giving.ts'
import { dayOf, turnsOfSignIns } from './sign-in.ts'

export type Turned = {
  readonly sector: string
  readonly cash: bigint | null
  readonly turns: number
  readonly turnsLeft: number
}

const MOST_TURNS_OF_A_DAY = 500

export async function turnsOfDay(
  db: Db,
  tenantId: string,
  who: { memberId: MemberId; campaignId: string },
  day: string,
) {
  const { rows } = await sql<DrawnRow>`
    select ${DRAWN} from campaign_turn
    where tenant_id = ${tenantId} and member_id = ${who.memberId} and campaign_id = ${who.campaignId} and day = ${day}
    order by id desc limit ${MOST_TURNS_OF_A_DAY}`.execute(db)
  return rows
}

type Day = { facts: Facts; signInTurns: number; turned: readonly Pick<DrawnRow, 'turns' | 'rewardId'>[] }

/** A day gives so many turns at most; one that a sector gives comes on top. Those of a reward are counted there. */
export function turnsLeft(wheel: Wheel, { facts, signInTurns, turned }: Day): number {
  const met = wheel.turnsFrom.filter(
    ({ measure, target }) => measured(measure, facts) >= targetOf(measure, target),
  )
  const earned = met.reduce((total, { turns }) => total + turns, signInTurns)
  const extra = turned.reduce((total, { turns }) => total + turns, 0)
  const taken = turned.filter(({ rewardId }) => rewardId === null).length
  return Math.max(0, Math.min(earned, wheel.perDay) + extra - taken)
}

/** One turn: drawn, written down and paid before anything moves on a screen. Those of the day go first: they end with it. */
export function createWheel({ ledger, clock, tenantId, rewards }: CampaignNeeds, giving: Giving, draw: Draw) {
  return async (caller: Caller, asked: { id: string; version: number; key: string }): Promise<Turned> => {
    const { campaign, window } = await giving.admit(caller, asked)
    const wheel = campaign.wheel ?? fail('NOT_FOUND')
    const who = { memberId: caller.memberId, campaignId: campaign.id }
    return ledger.write(async (tx, post, postAll) => {
      await giving.guard(tx, campaign, caller)
      const day = dayOf(clock.now())
      const turned = await turnsOfDay(tx, tenantId, who, day)
      const dayFacts = {
        facts: await sqlFactStore(tx, tenantId).factsOf(
          caller.memberId,
          serverDay(clock.now()),
          factKindsOf(campaign),
        ),
        signInTurns: await turnsOfSignIns(tx, tenantId, caller.memberId, day),
      }
      const ofDay = turnsLeft(wheel, { ...dayFacts, turned })
      const left = ofDay + (await rewards.givenTurns(tx, who)).left
      const again = await drawnByKey(tx, tenantId, who, asked.key)
      if (again) return { ...again, turnsLeft: left }
      const rewardId = ofDay > 0 ? null : ((await rewards.takeTurn(tx, who)) ?? fail('CAMPAIGN_NO_TURNS'))
      const { sector, amount, turns } = await draw({ tx, post, postAll, campaign, window }, caller, {
        prizes: wheel.sectors,
        key: asked.key,
        step: null,
        turnoverTimes: wheel.turnoverTimes,
        rewardId,
      })
      return { sector, cash: amount > 0n ? amount : null, turns, turnsLeft: left - 1 + turns }
    })
  }
}
