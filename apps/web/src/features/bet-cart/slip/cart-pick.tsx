import { PickRow } from '@keo/ui/product/pick-row'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { formatKickOff } from '../../../language/format-dates.ts'
import { countsMinutes, matchMinute } from '../../match-words/index.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { clock } from '../../../platform/time.ts'
import { clockSeconds, marketText, oddsText, suspensionCause, useMatch } from '../../sportsbook/index.ts'
import { CAUSE_TEXTS, EXCLUSION_TEXTS } from '../cart/cart-words.ts'
import { type CartItem, optionNameOf } from '../cart/cart-item.ts'
import { cart } from '../cart/cart-store.ts'
import type { Exclusion } from '../cart/series-rules.ts'

type CartPickProps = { item: CartItem; oddsFormat: number; exclusion: Exclusion | null }

/** One selection with its price, and with the price before while that is not agreed to. */
export function CartPick({ item, oddsFormat, exclusion }: CartPickProps) {
  const say = useMessages()
  const name = optionNameOf(item)
  const { visible, betMatchMarket, agreedOdds, GamelyChanges } = item
  const was = GamelyChanges && agreedOdds !== betMatchMarket.odds ? oddsText(agreedOdds, oddsFormat) : null
  return (
    <PickRow
      selection={name}
      market={useMarketText(item)}
      match={item.matchName}
      starts={useStartText(item)}
      clock={useClockText(item)}
      price={
        betMatchMarket.odds > 0 ? (
          <Explained kind="odds" of={{ ...pickIdOf(item), price: betMatchMarket.odds }}>
            {oddsText(betMatchMarket.odds, oddsFormat)}
          </Explained>
        ) : (
          '–'
        )
      }
      moved={item.changeStateClass || null}
      was={was === null ? undefined : { price: was, label: say('cart.wasOdds', { odds: was }) }}
      note={GamelyChanges === 'market' ? say('cart.lineMoved', { old: visible.betOpTitle }) : undefined}
      blocked={useBlockedText(item, exclusion)}
      remove={{ label: say('cart.remove', { name }), onPress: () => cart.remove(item.id) }}
    />
  )
}

const pickIdOf = ({ betMatchMarket: { marketId, optionType } }: CartItem) => ({ marketId, optionType })

function useMarketText({ marketName, marketType, re }: CartItem): string {
  const text = marketText(marketName, marketType, useMessages()('cart.wholeMatch'))
  // The score stands before the part: what is cut in a narrow row is the part.
  return re ? text.replace(/( · .*)?$/, ` (${re})$1`) : text
}

function useStartText({ startsAt, ip }: CartItem): string | undefined {
  const language = useLanguage()
  return ip === 1 ? undefined : formatKickOff(startsAt, language)
}

function useClockText({ matchId, sportId }: CartItem): string | undefined {
  const say = useMessages()
  const match = useMatch(matchId)
  if (match?.status !== MATCH_STATUS.live) return undefined
  const seconds = countsMinutes(sportId) ? clockSeconds(match, clock.now()) : undefined
  return seconds === undefined ? say('cart.inPlay') : matchMinute(seconds)
}

function useBlockedText({ matchId }: CartItem, exclusion: Exclusion | null): string | undefined {
  const say = useMessages()
  const cause = suspensionCause(matchId)
  if (exclusion === null) return undefined
  const words = cause === null ? undefined : CAUSE_TEXTS[cause]
  if (exclusion === 'suspended' && words) return say('cart.suspendedFor', { cause: say(words) })
  return say(EXCLUSION_TEXTS[exclusion])
}
