import type { BetReplay } from '@keo/contract/bet-replay'
import type { MemberId } from '@keo/contract/ids'
import type { Language } from '@keo/messages/languages'
import type { SportsbookGateway } from '../../gateways/sportsbook/sportsbook-gateway.ts'
import { type SealedLine, sealedRow, type WalletKey } from '../ledger/index.ts'
import type { BetRecords } from './bet-records.ts'
import { playView } from './replay-views.ts'

type Needs = {
  bets: Pick<BetRecords, 'one'>
  gateway: Pick<SportsbookGateway, 'orderReplay'>
  /** What the order did to the wallet, oldest first. */
  sealedOf(wallet: WalletKey, orderId: string): Promise<readonly SealedLine[]>
}

export type BetReplays = ReturnType<typeof createBetReplay>

/** A bet again: what we keep of it, what the provider keeps of its matches, and its rows of the statement. */
export function createBetReplay({ bets, gateway, sealedOf }: Needs) {
  /** Null when the member has no such bet; only then is the provider not called. */
  return async function replayOf(
    memberId: MemberId,
    orderId: string,
    language: Language,
  ): Promise<BetReplay | null> {
    const found = await bets.one(memberId, orderId, language)
    if (!found) return null
    const { currency } = found
    const [replay, sealed] = await Promise.all([
      gateway.orderReplay(orderId, language),
      sealedOf({ memberId, currency }, orderId),
    ])
    return { ...found, play: replay && playView(replay, currency), seals: sealed.map(sealedRow) }
  }
}
