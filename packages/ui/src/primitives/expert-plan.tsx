import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import './card.css'
import './expert-plan.css'

type ExpertPlanProps = {
  avatar: ReactNode
  name: string
  /** Such as "Chuỗi 7"; hot from a run worth showing. */
  streak?: { label: string; hot: boolean }
  pick: string
  /** The last results, oldest first: won or not. */
  form: readonly boolean[]
  formLabel: string
  /** Whole percent. */
  hitRate: string
  span: string
}

/** An expert's record: the hit rate is the hero, the form a row of slanted bars. */
export function ExpertPlan({ avatar, name, streak, pick, form, formLabel, hitRate, span }: ExpertPlanProps) {
  return (
    <article className="ui-plan ui-card">
      {avatar}
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-[7px]">
          <b className="ell text-callout font-semibold">{name}</b>
          {streak ? <Badge tone={streak.hot ? 'win' : 'neutral'}>{streak.label}</Badge> : null}
        </div>
        <p className="ell text-caption text-text-2">{pick}</p>
        <div className="ui-plan-form" role="img" aria-label={formLabel}>
          {form
            .map((won, match) => ({ won, match }))
            .map(({ won, match }) => (
              <i key={match} data-won={won || undefined} />
            ))}
        </div>
      </div>
      <div className="text-right">
        <div className="num num-wide text-[24px] leading-[28px] font-[800] text-brand-text">
          {hitRate}
          <span className="text-[15px]">%</span>
        </div>
        <div className="text-micro text-text-3">{span}</div>
      </div>
    </article>
  )
}
