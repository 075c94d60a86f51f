import { oddsOf } from '@keo/units/price'
import { combinedOddsText } from '@keo/betting/combined-odds'
import { MoneyField } from '@keo/ui/fields/money-field'
import { useEffect, useRef } from 'react'
import { useAmountEntry } from '../../../page-kit/amounts/use-amount-entry.ts'
import { Explained } from '../../../page-kit/explain/explained.tsx'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { compactMoney, currencySymbol, moneyInWords, stakeDigits } from '../cart/cart-money.ts'
import { cart } from '../cart/cart-store.ts'
import { lineName } from '../cart/cart-words.ts'
import { returnOf, type StakeLine, stakeProblem } from '../cart/stake-lines.ts'
import type { CartView } from '../cart/use-cart-view.ts'

const PROBLEM_TEXTS = { low: 'cart.stakeLow', high: 'cart.stakeHigh', step: 'cart.stakeStep' } as const

/** Name, price and limits of a line, and what is staked on it. */
export function StakeRow({ line, view }: { line: StakeLine; view: CartView }) {
  const say = useMessages()
  const language = useLanguage()
  const { currency, stakes } = view
  const isActive = view.active?.key === line.key
  const row = useRef<HTMLDivElement>(null)
  const { unclear, ...entry } = useAmountEntry({
    amount: stakes[line.key] ?? '',
    onChange: (typed) => cart.stake(line.key, typed),
    currency,
    isWhole: true,
  })
  const name = lineName(line, say)

  // What the keypad types into is in view; with the next frame, which has measured everything by then.
  useEffect(() => {
    if (!isActive) return undefined
    const frame = requestAnimationFrame(() => row.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isActive])

  return (
    <div ref={row} className="mt-1 mb-2.5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1 text-caption">
          <p className="ell text-text-2">
            {line.legsEach === 1 ? <Wins line={line} /> : name} <PriceOf line={line} />
          </p>
          <Limits line={line} />
        </div>
        <div className="min-w-[164px] flex-none">
          <MoneyField
            {...entry}
            currency={currencySymbol(currency, language)}
            label={say('cart.stakeOf', { name })}
            placeholder="0"
            size="stake"
            padOnly
            active={isActive}
            onFocus={() => cart.set({ activeStake: line.key })}
          />
        </div>
      </div>
      {unclear ? (
        <p role="alert" className="pt-1 text-right text-caption text-error">
          {unclear}
        </p>
      ) : (
        <Bound line={line} />
      )}
    </div>
  )
}

/** The selection stands right above: what it returns is worth more here than its name. */
function Wins({ line }: { line: StakeLine }) {
  const say = useMessages()
  const language = useLanguage()
  const wins = returnOf(line)
  if (!wins || !line.stake) return null
  const prices = line.legs.map(({ betMatchMarket }) => betMatchMarket.odds)
  const lines = [{ stake: line.stake, subBets: line.subBets, prices, returns: wins }]
  return (
    <Explained kind="betReturn" of={{ lines, freeBet: null, total: wins }}>
      {say('bet.mayReturn', { amount: moneyInWords(wins, language) })}
    </Explained>
  )
}

function PriceOf({ line }: { line: StakeLine }) {
  const odds = line.legs.flatMap(({ betMatchMarket }) => oddsOf(betMatchMarket.odds) ?? [])
  const isOneBet = line.legsEach === line.legs.length && line.legsEach > 1
  if (!isOneBet || odds.length < line.legs.length || odds.length === 0) return null
  return <b className="num font-semibold text-text">@ {combinedOddsText(odds)}</b>
}

function Limits({ line }: { line: StakeLine }) {
  const say = useMessages()
  const language = useLanguage()
  if (!line.limits) return <p className="text-text-3">{say('cart.limitsLoading')}</p>
  const { least, most } = line.limits
  const words = { least: compactMoney(least, language), most: compactMoney(most, language) }
  const { legs, legsEach, subBets } = line
  const picks = legs.map(({ betMatchMarket: { marketId, optionType } }) => ({ marketId, optionType }))
  return (
    <p className="num text-text-3">
      <Explained kind="stakeLimits" of={{ picks, legsEach, subBets, least, most }}>
        {say('cart.limits', words)}
      </Explained>
    </p>
  )
}

/** What is wrong with the stake, and one tap that puts it right. */
function Bound({ line }: { line: StakeLine }) {
  const say = useMessages()
  const language = useLanguage()
  const problem = stakeProblem(line)
  if (!problem || problem.kind === 'unknown') return null
  const amount = moneyInWords(problem.bound, language)
  const right = problem.kind === 'step' && line.stake ? line.stake : problem.bound
  return (
    <p role="alert" className="flex items-center justify-end gap-2 pt-1 text-caption text-error">
      {say(PROBLEM_TEXTS[problem.kind], { amount })}
      <button
        type="button"
        className="rounded-s px-2 py-1 font-semibold text-brand-text"
        onClick={() => cart.stake(line.key, stakeDigits(right))}
      >
        {say('cart.useBound', { amount: moneyInWords(right, language) })}
      </button>
    </p>
  )
}
