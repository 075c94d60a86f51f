import type { MemberId } from '@keo/contract/ids'
import type { Instant } from '@keo/units/instants'
import type { Money } from '@keo/units/money'
import type { GamesProvider } from '../../gateways/game-provider/games-provider.ts'
import type { Catalogue } from './catalogue.ts'
import type { WireAmounts } from './wire-amounts.ts'

type Needs = {
  readonly provider: Pick<GamesProvider, 'giveFreeRounds' | 'freeRoundsOf' | 'cancelFreeRounds'>
  readonly amounts: WireAmounts
  readonly catalogue: Pick<Catalogue, 'findSymbol'>
}

type Given = {
  readonly code: string
  readonly memberId: MemberId
  readonly symbol: string
  readonly rounds: number
  readonly stake: Money
  readonly from: Instant
  readonly until: Instant
}

/** Free rounds that members are given, kept by the provider under codes of ours. */
export function createFreeRoundsDesk({ provider, amounts, catalogue }: Needs) {
  return {
    /** The provider takes a code once: where it refuses, an answer may have been lost, and it is asked what it has. */
    async give({ stake, ...gift }: Given): Promise<boolean> {
      const { currency, minor } = stake
      const wire = { ...gift, currency, stake: String(amounts.number(minor, currency)) }
      if (await provider.giveFreeRounds(wire)) return true
      return (await provider.freeRoundsOf(gift.memberId))?.includes(gift.code) ?? false
    },
    /** It refuses to cancel what it never had or what is over: then nothing is left either. */
    async cancel({ code, memberId }: Pick<Given, 'code' | 'memberId'>): Promise<boolean> {
      if (await provider.cancelFreeRounds(code)) return true
      return (await provider.freeRoundsOf(memberId))?.includes(code) === false
    },
    gameIdOf: async (symbol: string): Promise<number | null> =>
      (await catalogue.findSymbol(symbol))?.id ?? null,
  }
}
