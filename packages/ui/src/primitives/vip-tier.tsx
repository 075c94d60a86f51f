import type { ReactNode } from 'react'
import { Beams } from './beams.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { tierStyle, VipBadge } from './vip-badge.tsx'
import './vip-tier.css'

export type VipProgress = { label: string; value: ReactNode; share: number }

type VipTierCardProps = {
  tier: number
  title: string
  name: string
  /** Such as "Hạng hiện tại". */
  tag?: string
  progress?: readonly VipProgress[]
  /** A neighbour in the carousel. */
  dim?: boolean
}

export function VipTierCard({ tier, title, name, tag, progress, dim }: VipTierCardProps) {
  return (
    <article className="ui-vip-card" style={tierStyle(tier)} data-dim={dim || undefined}>
      <Beams />
      <span className="ui-vip-card-badge">
        <VipBadge tier={tier} size={124} />
      </span>
      <div>
        {tag ? <span className="ui-vip-card-tag">{tag}</span> : null}
        <p className="ui-vip-card-title">{title}</p>
        <p className="ui-vip-card-name">{name}</p>
      </div>
      <div>
        {progress?.map((line) => (
          <VipProgressLine key={line.label} {...line} />
        ))}
      </div>
    </article>
  )
}

function VipProgressLine({ label, value, share }: VipProgress) {
  return (
    <>
      <div className="ui-vip-card-line">
        <span>{label}</span>
        <span className="num">{value}</span>
      </div>
      <ProgressBar share={share} label={label} tier />
    </>
  )
}

type VipLadderProps = {
  current: number
  tiers: readonly number[]
  label: string
  onPick: (tier: number) => void
}

/** Every tier in a row: reached ones full, those ahead faint. */
export function VipLadder({ current, tiers, label, onPick }: VipLadderProps) {
  return (
    <div role="group" aria-label={label} className="ui-vip-ladder scroll-x">
      {tiers.map((tier) => (
        <button
          key={tier}
          type="button"
          className="ui-vip-step"
          data-state={ladderState(tier, current)}
          aria-current={tier === current ? 'step' : undefined}
          aria-label={`VIP ${tier}`}
          onClick={() => onPick(tier)}
        >
          <VipBadge tier={tier} size={tier === current ? 44 : 34} />
          {tier}
        </button>
      ))}
    </div>
  )
}

function ladderState(tier: number, current: number): 'reached' | 'current' | 'ahead' {
  if (tier === current) return 'current'
  return tier < current ? 'reached' : 'ahead'
}

type PrivilegeTileProps = { icon: ReactNode; value: string; name: string }

/** One privilege: its number is the hero. Three to a row. */
export function PrivilegeTile({ icon, value, name }: PrivilegeTileProps) {
  return (
    <div className="ui-privilege">
      {icon}
      <b className="num">{value}</b>
      <span>{name}</span>
    </div>
  )
}

type ClaimStripProps = { art: ReactNode; title: string; note: ReactNode; action: ReactNode }

/** Something to collect, with the time left for it. */
export function ClaimStrip({ art, title, note, action }: ClaimStripProps) {
  return (
    <div className="ui-claim">
      {art}
      <div className="min-w-0 flex-1">
        <p className="text-callout font-semibold">{title}</p>
        <p className="text-caption text-text-2">{note}</p>
      </div>
      {action}
    </div>
  )
}
