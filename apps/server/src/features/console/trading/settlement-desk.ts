import type { Approval } from '@keo/contract/console-approvals'
import {
  RESULT_OUTCOMES,
  OUTCOME_NAMES,
  type ResultOutcome,
  type TradingPreview,
  type TradingScore,
} from '@keo/contract/console-trading-settlement'
import { fail } from '@keo/contract/errors'
import type { Language } from '@keo/messages/languages'
import type { Database } from '@keo/service-kit/db/database'
import type { SettlementPreview } from '@keo/sportsbook-contract/trading-settlement'
import type { SettlementAct, TradingGateway } from '../../../gateways/sportsbook/trading-gateway.ts'
import { sqlStaffStore, type Approvals, type StaffActing } from '../../staff/index.ts'
import { told } from './trading-desk.ts'
import { maskedMember, orderMoney } from './trading-views.ts'

export type SettlementDeskNeeds = {
  database: Database
  tenantId: string
  gateway: TradingGateway
  approvals: Approvals
}

/** As the console sends it. */
export type AskedAct = {
  readonly matchId: number
  readonly marketId?: number | undefined
  readonly scores?: readonly TradingScore[] | undefined
  readonly results?:
    | readonly {
        readonly optionType: number
        readonly homeAtBet: number | null
        readonly awayAtBet: number | null
        readonly outcome: ResultOutcome
      }[]
    | undefined
}

export type SettlementDesk = ReturnType<typeof createSettlementDesk>

/**
 * Results by hand, by market or by score, and voids. One trader sees what would happen and asks, another approves; the provider does it only
 * while the preview that both saw still holds, and once however often it is told.
 */
export function createSettlementDesk({ database, tenantId, gateway, approvals }: SettlementDeskNeeds) {
  for (const kind of ['result', 'void'] as const)
    approvals.onApproved(kind, async ({ id, act, asked_by }, acting, close) => {
      const { wire, digest } = act as KeptAct
      // The request is closed first, so that a refusal at the same moment waits; without the act it is open again.
      await database.tx(async (tx) => {
        await close(tx)
        const approvedBy = [asked_by, acting.caller.staffId]
        const { isApplied } = told(await gateway.apply({ ...wire, actId: id, digest, approvedBy }))
        if (!isApplied) fail('PREVIEW_CHANGED')
      })
    })

  async function marketOf(marketId: number, language: Language) {
    const found = told(await gateway.market(marketId, language))
    return {
      ...found,
      results: found.results.map(({ outcome, ...result }) =>
        Object.assign(result, { outcome: outcomeName(outcome) }),
      ),
    }
  }

  async function preview(asked: AskedAct, after: string, language: Language): Promise<TradingPreview> {
    const wire = wireOf(asked)
    const shown = told(await gateway.preview(wire, Number(after) || 0, language))
    const open = (await approvals.openOf(kindOf(asked), [objectOf(asked)])).get(objectOf(asked))
    const names = await sqlStaffStore(database.db, tenantId).names(open ? [open.asked_by] : [])
    return previewView(shown, names.get(open?.asked_by ?? '') ?? '')
  }

  async function ask(
    acting: StaffActing,
    asked: AskedAct,
    { digest, reason, language }: { digest: string; reason: string; language: Language },
  ): Promise<string> {
    const wire = wireOf(asked)
    const shown = told(await gateway.preview(wire, 0, language))
    if (shown.digest !== digest) fail('PREVIEW_CHANGED')
    const { match } = told(await gateway.match(asked.matchId, language))
    const market = asked.marketId === undefined ? '' : (await marketOf(asked.marketId, language)).name
    const facts = {
      match: match.name,
      ...(market === '' ? {} : { market }),
      tickets: String(shown.tickets),
      players: String(shown.players),
    } satisfies Approval['before']
    return approvals.ask(acting, {
      kind: kindOf(asked),
      object: objectOf(asked),
      before: { ...facts, ...returnedFacts(shown, 'before') },
      after: { ...facts, ...wantedFacts(asked), ...returnedFacts(shown, 'after') },
      act: { wire, digest } satisfies KeptAct,
      reason,
    })
  }

  const scores = async (matchId: number, language: Language) => told(await gateway.scores(matchId, language))

  return { market: marketOf, scores, preview, ask }
}

type KeptAct = { readonly wire: SettlementAct; readonly digest: string }

const kindOf = ({ marketId, scores }: AskedAct) => (marketId === undefined && !scores ? 'void' : 'result')
const objectOf = ({ matchId, marketId }: AskedAct): string =>
  marketId === undefined ? `match:${matchId}` : `market:${marketId}`

function wireOf({ matchId, marketId, results, scores }: AskedAct): SettlementAct {
  if ((marketId === undefined) !== (results === undefined)) fail('INVALID_INPUT')
  if (scores) return marketId === undefined ? { matchId, scores: [...scores] } : fail('INVALID_INPUT')
  if (marketId === undefined || results === undefined) return { matchId }
  return {
    matchId,
    marketId,
    results: results.map(({ optionType, homeAtBet, awayAtBet, outcome }) => ({
      optionType,
      ...(homeAtBet === null || awayAtBet === null ? {} : { homeAtBet, awayAtBet }),
      outcome: RESULT_OUTCOMES[outcome],
    })),
  }
}

const outcomeName = (outcome: number | null): ResultOutcome | null =>
  OUTCOME_NAMES.find((name) => RESULT_OUTCOMES[name] === outcome) ?? null

/** What is returned to all of them together, currency by currency. */
function returnedFacts({ sums }: SettlementPreview, when: 'before' | 'after'): Approval['before'] {
  return Object.fromEntries(
    sums.map((sum) => {
      const { currency, amount } = orderMoney(sum[when], sum.currencyId)
      return [`returned ${currency}`, amount]
    }),
  )
}

function wantedFacts({ results, scores }: AskedAct): Approval['after'] {
  if (scores)
    return {
      result: scores.map(({ kind, period, home, away }) => `${kind}/${period}: ${home}-${away}`).join(', '),
    }
  if (!results) return { result: 'void' }
  const text = ({ optionType, homeAtBet, awayAtBet, outcome }: (typeof results)[number]) =>
    `${optionType}${homeAtBet === null ? '' : ` (${homeAtBet}-${awayAtBet})`}: ${outcome}`
  return { result: results.map(text).join(', ') }
}

function previewView({ sums, changes, next, ...shown }: SettlementPreview, askedBy: string): TradingPreview {
  return {
    ...shown,
    askedBy,
    sums: sums.map(({ currencyId, tickets, stake, before, after }) => ({
      currency: orderMoney(stake, currencyId).currency,
      tickets,
      stake: orderMoney(stake, currencyId).amount,
      before: orderMoney(before, currencyId).amount,
      after: orderMoney(after, currencyId).amount,
    })),
    changes: changes.map(({ merchantUserId, currencyId, stake, before, after, ...ticket }) => ({
      ...ticket,
      member: maskedMember(merchantUserId),
      currency: orderMoney(stake, currencyId).currency,
      stake: orderMoney(stake, currencyId).amount,
      before: before === null ? null : orderMoney(before, currencyId).amount,
      after: after === null ? null : orderMoney(after, currencyId).amount,
    })),
    next: next === null ? '' : String(next),
  }
}
