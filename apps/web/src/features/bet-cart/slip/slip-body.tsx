import { Segmented } from '@keo/ui/bars/segmented'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { CartPick } from './cart-pick.tsx'
import { cart } from '../cart/cart-store.ts'
import { SameStake } from './same-stake.tsx'
import { saleProblem, seriesCandidates, seriesExclusion } from '../cart/series-rules.ts'
import { StakeRow } from './stake-row.tsx'
import type { CartView } from '../cart/use-cart-view.ts'

/** The selections and what is staked on them. */
export function SlipBody({ view }: { view: CartView }) {
  const say = useMessages()
  const { items, kind, oddsFormat } = view
  return (
    <>
      {items.length > 1 ? (
        <Segmented
          label={say('cart.kind')}
          value={kind}
          onChange={(chosenKind) => cart.set({ chosenKind, activeStake: null })}
          segments={[
            { key: 'single', label: say('cart.single'), count: items.length },
            { key: 'series', label: say('cart.series'), count: seriesCandidates(items).length },
          ]}
        />
      ) : null}
      <div className="pt-1.5 pb-0.5">
        {kind === 'single'
          ? view.lines.map((line) => <Single key={line.key} line={line} view={view} />)
          : items.map((item) => (
              <CartPick
                key={item.id}
                item={item}
                oddsFormat={oddsFormat}
                exclusion={seriesExclusion(items, item)}
              />
            ))}
      </div>
      <SameStake view={view} />
      {kind === 'series' ? <SystemRows view={view} /> : null}
      {kind === 'series' ? <WholeRow view={view} /> : null}
    </>
  )
}

function Single({ line, view }: { line: CartView['lines'][number]; view: CartView }) {
  const [item] = line.legs
  if (!item) return null
  return (
    <div className="[&+&]:shadow-[0_-1px_0_var(--line)]">
      <CartPick item={item} oddsFormat={view.oddsFormat} exclusion={saleProblem(item)} />
      <StakeRow line={line} view={view} />
    </div>
  )
}

/**
 * The smaller combinations. A row with a stake is shown in
 * any case: the button hides only those that cost nothing.
 */
function SystemRows({ view }: { view: CartView }) {
  const say = useMessages()
  const [first, ...more] = view.lines
  const [isOpen, setOpen] = useState(false)
  if (!first || first.legs.length < 2 || more.length === 0) return null
  const idle = more.filter(({ key }) => !view.stakes[key] && key !== view.activeStake)
  const shown = isOpen ? more : more.filter((line) => !idle.includes(line))
  return (
    <>
      {idle.length > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          className="h-9 rounded-s text-footnote font-semibold text-brand-text"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? say('cart.fewerRows') : say('cart.moreRows', { count: idle.length })}
        </button>
      ) : null}
      {shown.map((line) => (
        <StakeRow key={line.key} line={line} view={view} />
      ))}
    </>
  )
}

/** The stake over all legs, right beside the keys however far the body is scrolled. */
function WholeRow({ view }: { view: CartView }) {
  const [whole] = view.lines
  if (!whole || whole.legs.length < 2) return null
  return (
    <div className="sticky bottom-0 bg-surface-1">
      <StakeRow line={whole} view={view} />
    </div>
  )
}
