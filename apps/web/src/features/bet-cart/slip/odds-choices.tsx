import type { Price } from '@keo/units/price'
import { ODDS_CHANGE } from '@keo/betting/odds-change'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Chip } from '@keo/ui/bars/chip'
import { RadioList } from '@keo/ui/fields/radio-list'
import { MORE_ODDS_FORMAT } from '@keo/units/more-odds'
import { ODDS_FORMAT } from '@keo/units/odds'
import { useAgentLine } from '../../../site/agent-line.ts'
import { formatPercent } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useSportsSettings } from '../../current-member/index.ts'
import { oddsText } from '../../sportsbook/index.ts'
import { changeHabits, DROP_PERCENTS, useCartHabits } from '../cart/cart-habits.ts'
import { POLICY_TEXTS } from '../cart/cart-words.ts'
import { oddsChangeOf } from '../cart/odds-policy.ts'

const FORMATS = Object.values(ODDS_FORMAT)
const MORE_FORMATS = Object.values(MORE_ODDS_FORMAT)
const FORMAT_TEXTS: Record<(typeof FORMATS | typeof MORE_FORMATS)[number], PlainMessageKey> = {
  1: 'cart.format.decimal',
  2: 'cart.format.hongKong',
  3: 'cart.format.malay',
  4: 'cart.format.indonesian',
  5: 'cart.format.american',
}
/** A price as all of them write it. */
const SAMPLE_PRICE = 1940 as Price

/** How odds are written (SPT-07): decimal and Hong Kong, and what else the operator offers. */
export function OddsFormatChoice() {
  const say = useMessages()
  const { moreOdds } = useAgentLine()
  const [{ oddsFormat }, change] = useSportsSettings()
  const offered = moreOdds ? [...FORMATS, ...MORE_FORMATS] : FORMATS
  return (
    <RadioList
      label={say('cart.format')}
      value={String(oddsFormat)}
      onChange={(key) => change({ oddsFormat: Number(key) })}
      options={offered.map((format) => ({
        key: String(format),
        label: say(FORMAT_TEXTS[format]),
        note: <span className="num">{oddsText(SAMPLE_PRICE, format)}</span>,
      }))}
    />
  )
}

const POLICIES = [ODDS_CHANGE.acceptBetter, ODDS_CHANGE.acceptAny, ODDS_CHANGE.acceptNone] as const

/** Which moves of a price are taken, and how far down a better-only player goes all the same. */
export function OddsPolicyChoice() {
  const say = useMessages()
  const [{ oddsChange }, change] = useSportsSettings()
  const setting = oddsChangeOf(oddsChange)
  return (
    <div>
      <RadioList
        label={say('cart.policy')}
        value={String(setting)}
        onChange={(key) => change({ oddsChange: Number(key) })}
        options={POLICIES.map((each) => ({ key: String(each), label: say(POLICY_TEXTS[each]) }))}
      />
      {setting === ODDS_CHANGE.acceptBetter ? <Tolerance /> : null}
    </div>
  )
}

function Tolerance() {
  const say = useMessages()
  const language = useLanguage()
  const { dropPercent } = useCartHabits()
  return (
    <div
      role="group"
      aria-label={say('cart.tolerance')}
      className="flex flex-wrap items-center gap-2 px-3.5 pt-2 pb-3"
    >
      <span className="w-full text-footnote text-text-2">{say('cart.tolerance')}</span>
      {DROP_PERCENTS.map((percent) => (
        <Chip
          key={percent}
          on={percent === dropPercent}
          onClick={() => changeHabits({ dropPercent: percent })}
        >
          {formatPercent(percent / 100, language)}
        </Chip>
      ))}
    </div>
  )
}
