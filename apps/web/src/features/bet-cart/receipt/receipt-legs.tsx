import { useMessages } from '../../../language/messages.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { oddsText } from '../../sportsbook/index.ts'
import type { RowResult } from '../betting/attempt.ts'
import { type CartItem, optionNameOf } from '../cart/cart-item.ts'
import { CAUSE_TEXTS } from '../cart/cart-words.ts'

type ReceiptLegsProps = {
  legs: readonly CartItem[]
  result: RowResult | undefined
  oddsFormat: number
}

/** Each leg with the price asked for and the price given, then the wait and the reason of a refusal. */
export function ReceiptLegs({ legs, result, oddsFormat }: ReceiptLegsProps) {
  const say = useMessages()
  const cause = result?.cause ? CAUSE_TEXTS[result.cause] : undefined
  const waited = result?.waitedMs
  const picks = legs.map(({ betMatchMarket: { marketId, optionType } }) => ({ marketId, optionType }))
  return (
    <>
      {legs.map((leg) => (
        <div key={leg.id} className="flex items-start gap-2 py-1">
          <div className="min-w-0 flex-1">
            <p className="ell text-body font-semibold">{optionNameOf(leg)}</p>
            <p className="ell text-caption text-text-3">{leg.matchName}</p>
          </div>
          <Prices leg={leg} result={result} oddsFormat={oddsFormat} />
        </div>
      ))}
      {result?.outcome === 'rejected' ? (
        <p className="pt-1 text-footnote text-error">
          {(result.reason?.text ?? say('bet.failed')).replace(/\.$/, '')}
          {cause ? ` · ${say('bet.causeIs', { cause: say(cause) })}` : ''}
        </p>
      ) : null}
      {waited === null || waited === undefined ? null : (
        <p className="pt-1 text-caption text-text-3">
          <Explained kind="betWait" of={{ picks }}>
            {say('bet.waited', { seconds: Math.round(waited / 1000) })}
          </Explained>
        </p>
      )}
    </>
  )
}

function Prices({ leg, result, oddsFormat }: { leg: CartItem } & Omit<ReceiptLegsProps, 'legs'>) {
  const say = useMessages()
  const asked = oddsText(leg.betMatchMarket.odds, oddsFormat)
  const given = result?.outcome === 'accepted' ? result.given[leg.id] : undefined
  return (
    <div className="num flex-none text-right">
      <p className="text-caption text-text-3">{say('bet.asked', { odds: asked })}</p>
      {given === undefined ? null : (
        <p className="text-footnote font-semibold">
          {say('bet.given', { odds: oddsText(given, oddsFormat) })}
        </p>
      )}
    </div>
  )
}
