import { createHash } from 'node:crypto'
import type { TradingSteering } from '@keo/contract/console-trading-steering'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Audit } from '@keo/service-kit/audit'
import type { Database } from '@keo/service-kit/db/database'
import { FACTOR_BOUNDS, MOVE_BOUNDS, type Move } from '@keo/sportsbook-contract/trading-steering'
import type { MovedPlace, TradingGateway } from '../../../gateways/sportsbook/trading-gateway.ts'
import { sqlStaffStore, staffRecord, type Approvals, type StaffActing } from '../../staff/index.ts'
import { told } from './trading-desk.ts'
import { maskedMember } from './trading-views.ts'

export type SteeringDeskNeeds = {
  database: Database
  tenantId: string
  audit: Audit
  gateway: TradingGateway
  approvals: Approvals
}

const KIND = 'stakes'

/** What a second person approves: other stakes of a league, or of the player of an order. */
type KeptStakes =
  | { readonly leagueId: number; readonly stakes: number }
  | { readonly orderId: string; readonly percent: number; readonly cause: string }

type AskedMove = {
  readonly matchId?: number | undefined
  readonly marketId?: number | undefined
  readonly leagueId?: number | undefined
  readonly edge?: number | undefined
  readonly pace?: number | undefined
  readonly margin?: number | undefined
}

export type SteeringDesk = ReturnType<typeof createSteeringDesk>

/** Prices are moved by one trader, within the provider's bounds; limits by two people. */
export function createSteeringDesk({ database, tenantId, audit, gateway, approvals }: SteeringDeskNeeds) {
  approvals.onApproved(KIND, async ({ act }, _acting, close) => {
    const kept = act as KeptStakes
    await database.tx(async (tx) => {
      await close(tx)
      if ('leagueId' in kept) told(await gateway.move({ leagueId: kept.leagueId }, { stakes: kept.stakes }))
      else told(await gateway.setFactor(kept.orderId, { percent: kept.percent, cause: kept.cause }))
    })
  })

  async function askerOf(object: string): Promise<string> {
    const open = (await approvals.openOf(KIND, [object])).get(object)
    const names = await sqlStaffStore(database.db, tenantId).names(open ? [open.asked_by] : [])
    return names.get(open?.asked_by ?? '') ?? ''
  }

  async function steering(
    place: { readonly matchId: number; readonly marketId?: number | undefined },
    language: Language,
  ): Promise<TradingSteering> {
    const found = told(await gateway.steering(place, language))
    return { ...found, bounds: MOVE_BOUNDS, askedBy: await askerOf(`league:${found.leagueId}`) }
  }

  async function move(acting: StaffActing, asked: AskedMove) {
    const { edge, pace, margin } = asked
    const to = given({ edge, pace, margin })
    if (Object.keys(to).length === 0 || !isWithin(to)) fail('INVALID_INPUT')
    const place = placeOf(asked)
    const { before, after } = told(await gateway.move(place, to))
    const [[kind = '', id = 0] = []] = Object.entries(place)
    await database.tx((tx) =>
      audit.write(
        tx,
        staffRecord(acting, {
          action: 'trading.moved',
          object: `${kind.replace('Id', '')}:${id}`,
          before,
          after,
        }),
      ),
    )
    return { before, after }
  }

  async function askStakes(
    acting: StaffActing,
    asked: { matchId: number; stakes: number; reason: string },
    language: Language,
  ): Promise<string> {
    if (!isWithin({ stakes: asked.stakes })) fail('INVALID_INPUT')
    const { leagueId, leagueName, league } = told(
      await gateway.steering({ matchId: asked.matchId }, language),
    )
    const facts = (percent: number) => ({ name: leagueName, stakes: `${percent}%` })
    return approvals.ask(acting, {
      kind: KIND,
      object: `league:${leagueId}`,
      before: facts(league.stakes),
      after: facts(asked.stakes),
      act: { leagueId, stakes: asked.stakes } satisfies KeptStakes,
      reason: asked.reason,
    })
  }

  async function factor(orderId: string) {
    const { merchantUserId, percent, cause } = told(await gateway.factor(orderId))
    return {
      member: maskedMember(merchantUserId),
      percent,
      cause,
      bounds: FACTOR_BOUNDS,
      askedBy: await askerOf(bettorOf(merchantUserId)),
    }
  }

  async function askFactor(
    acting: StaffActing,
    { orderId, percent, reason }: { orderId: string; percent: number; reason: string },
  ): Promise<string> {
    if (percent < FACTOR_BOUNDS.least || percent > FACTOR_BOUNDS.most) fail('INVALID_INPUT')
    const known = told(await gateway.factor(orderId))
    const name = maskedMember(known.merchantUserId)
    return approvals.ask(acting, {
      kind: KIND,
      object: bettorOf(known.merchantUserId),
      before: { name, factor: `${known.percent}%`, cause: known.cause },
      after: { name, factor: `${percent}%`, cause: reason },
      act: { orderId, percent, cause: reason } satisfies KeptStakes,
      reason,
    })
  }

  return { steering, move, askStakes, factor, askFactor }
}

/** The same for the same player, and nobody's name: traders read it. */
const bettorOf = (memberId: string): string =>
  `bettor:${createHash('sha256').update(memberId).digest('hex').slice(0, 16)}`

/** Exactly one place is meant. */
function placeOf({ matchId, marketId, leagueId }: AskedMove): MovedPlace {
  const places: MovedPlace[] = [
    ...(matchId === undefined ? [] : [{ matchId }]),
    ...(marketId === undefined ? [] : [{ marketId }]),
    ...(leagueId === undefined ? [] : [{ leagueId }]),
  ]
  const [place, more] = places
  return place && !more ? place : fail('INVALID_INPUT')
}

type Given = { [What in keyof Move]?: number }

function given(asked: { readonly [What in keyof Move]?: number | undefined }): Given {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** Told here in words; the provider refuses it whoever asks. */
const isWithin = (to: Given): boolean =>
  (Object.keys(to) as (keyof Move)[]).every((what) => {
    const { least, most } = MOVE_BOUNDS[what]
    return (to[what] ?? 0) >= least && (to[what] ?? 0) <= most
  })
