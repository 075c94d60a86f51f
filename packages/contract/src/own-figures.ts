import { type Currency, money, moneyText, parseMoney } from '@keo/units/money'
import type { BetRecord } from './bet-records.ts'
import { freeBetGain, ownPart } from './free-bets.ts'

type Told = Pick<BetRecord, 'isFreeBet' | 'stake' | 'openStake' | 'returned' | 'openReturnMax' | 'cashedPaid'>
type OwnFigures = Pick<Told, 'stake' | 'openStake' | 'returned' | 'openReturnMax' | 'cashedPaid'>

/** Figures of a bet as they are the member's own: of a free bet no stake, and what comes back without it. */
export function ownFigures(bet: Told, currency: Currency): OwnFigures {
  const { isFreeBet, stake, openStake, returned, openReturnMax, cashedPaid } = bet
  if (!isFreeBet) return { stake, openStake, returned, openReturnMax, cashedPaid }
  const read = (text: string) => parseMoney(text, currency)?.minor ?? 0n
  const text = (minor: bigint) => moneyText(money(minor, currency))
  const [free, before] = [read(stake), read(cashedPaid)]
  const own = (further: string) => text(ownPart(read(further), { before, stake: free }))
  return {
    stake: text(0n),
    openStake: text(0n),
    returned: returned === undefined ? undefined : own(returned),
    openReturnMax: own(openReturnMax),
    cashedPaid: text(freeBetGain(before, free)),
  }
}

/** Of a closed bet everything that came back, cash-outs too; of an open one the most that still can. */
export function ownReturn(
  bet: Told & Pick<BetRecord, 'closedAt'>,
  currency: Currency,
): { returned: string } | { returnMax: string } {
  const own = ownFigures(bet, currency)
  if (bet.closedAt === '') return { returnMax: own.openReturnMax }
  const read = (text: string | undefined) => parseMoney(text ?? '0.00', currency)?.minor ?? 0n
  return { returned: moneyText(money(read(own.returned) + read(own.cashedPaid), currency)) }
}
