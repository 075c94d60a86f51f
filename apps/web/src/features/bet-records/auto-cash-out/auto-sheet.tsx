import { InfoIcon } from '@keo/ui/icons/info'
import { Sheet } from '@keo/ui/layers/sheet'
import { Amount } from '@keo/ui/primitives/amount'
import { Button } from '@keo/ui/primitives/button'
import type { AutoCashOut } from '@keo/sportsbook-contract/auto-cash-out'
import { matchRulesOf } from '@keo/sportsbook-contract/match-rules'
import { money } from '@keo/units/money'
import { useState } from 'react'
import { amountParts } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { seriesName } from '../bet-words.ts'
import { partOf, restReturn } from '../cash-out/cash-out-price.ts'
import type { ShownBet, ShownLeg } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { AutoChart } from './auto-chart.tsx'
import {
  autoBounds,
  type AutoForm,
  formOf,
  matchOf,
  newForm,
  ofMatch,
  openMatches,
  wishOf,
} from './auto-form.ts'
import { useSetAuto } from './auto-queries.ts'
import { AmountRules, AutoPart, MatchChoice, MatchRules, type PricedOffer } from './auto-rules.tsx'

type AutoSheetProps = { bet: ShownBet; offer: PricedOffer; before: AutoCashOut | null; onClose: () => void }

/** Rules by which the provider ends a bet early by itself. */
export default function AutoSheet({ bet, offer, before, onClose }: AutoSheetProps) {
  const say = useMessages()
  const { currency } = offer.open
  const matches = openMatches(bet)
  const [chosen, setChosen] = useState(() => matchOf(before, matches)?.matchId)
  // The one that was chosen may have ended meanwhile.
  const match = matches.find(({ matchId }) => matchId === chosen) ?? matches[0] ?? null
  const worths = { worth: offer.payout, most: restReturn(bet, offer.open) }
  const bounds = autoBounds(worths, match)
  const [kept, setForm] = useState(() =>
    before ? formOf(before, bounds, { currency, match }) : newForm(bounds, currency),
  )
  const form = { ...kept, stake: kept.stake && partOf(kept.stake, offer) }
  const setting = useSetAuto(bet.id, before)
  const change = (part: Partial<AutoForm>) => setForm({ ...form, ...part })
  const wish = wishOf(form, currency, match)
  const choose = (other: ShownLeg): void => {
    setChosen(other.matchId)
    setForm(ofMatch(form, other, autoBounds(worths, other)))
  }
  const send = (): void =>
    setting.mutate(wish, {
      onSuccess() {
        toast.show(say('betRecord.auto.set'), { kind: 'success' })
        onClose()
      },
    })
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('betRecord.auto.title')}
      closeLabel={say('common.close')}
      footer={
        <Button
          kind="primary"
          size="l"
          wide
          disabled={wish.conditions.length === 0}
          busy={setting.isPending}
          onClick={send}
        >
          {say(before ? 'betRecord.auto.save' : 'betRecord.auto.submit')}
        </Button>
      }
    >
      <AutoHead bet={bet} offer={offer} form={form} />
      <AmountRules form={form} bounds={bounds} open={offer.open} onChange={change} />
      {match && matches.length > 1 ? <MatchChoice matches={matches} match={match} onChange={choose} /> : null}
      {match ? (
        <MatchRules
          form={form}
          bounds={bounds}
          match={match.matchName}
          rules={matchRulesOf(match.sportId)}
          onChange={change}
        />
      ) : null}
      <AutoPart form={form} offer={offer} onChange={change} />
      <p className="mt-2 flex gap-2 text-caption text-pretty text-text-3">
        <InfoIcon size={17} className="flex-none" />
        {say('betRecord.auto.rule')}
      </p>
      {bet.isFreeBet ? (
        <p className="pt-2 text-caption text-pretty text-text-3">{say('betRecord.sum.freeBet')}</p>
      ) : null}
    </Sheet>
  )
}

function AutoHead({ bet, offer, form }: { bet: ShownBet; offer: PricedOffer; form: AutoForm }) {
  const say = useMessages()
  const language = useLanguage()
  const { currency, minor: open } = offer.open
  const { whole } = useAmounts(currency)
  const profit = money(offer.payout.minor - open, currency)
  const amount = (minor: bigint) => whole(money(minor, currency))
  const worths = [...offer.history.map((price) => price * Number(open)), Number(offer.payout.minor)]
  return (
    <>
      <p className="text-footnote text-text-2">
        {say('betRecord.auto.head', {
          kind: seriesName(bet, say) || say('betRecord.single'),
          stake: whole(offer.open),
          most: whole(restReturn(bet, offer.open)),
        })}
      </p>
      <div className="mt-2 mb-2.5 flex items-end justify-between gap-3">
        <p>
          <span className="block text-caption text-text-3">{say('betRecord.auto.now')}</span>
          <Amount size="hero" parts={{ ...amountParts(offer.payout, language), decimals: '' }} />
        </p>
        <b className={`num text-[14px] leading-5 font-[650] ${profit.minor < 0n ? 'text-down' : 'text-up'}`}>
          {profit.minor > 0n ? '+' : ''}
          {whole(profit)}
        </b>
      </div>
      <AutoChart
        form={form}
        worths={worths}
        label={say('betRecord.auto.plot', { amount: whole(offer.payout) })}
        texts={{
          return: say('betRecord.auto.atReturn', { amount: amount(form.return) }),
          loss: say('betRecord.auto.atLoss', { amount: amount(form.loss) }),
          minute: `${form.minute}'`,
        }}
      />
    </>
  )
}
