import type { Letter, LetterPage } from '@keo/contract/inbox'
import { ArrowDownLeftIcon } from '@keo/ui/icons/arrow-down-left'
import { ArrowUpRightIcon } from '@keo/ui/icons/arrow-up-right'
import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { ClockIcon } from '@keo/ui/icons/clock'
import { GiftIcon } from '@keo/ui/icons/gift'
import { LockKeyIcon } from '@keo/ui/icons/lock-key'
import { MegaphoneIcon } from '@keo/ui/icons/megaphone'
import { MonitorPlayIcon } from '@keo/ui/icons/monitor-play'
import { ShieldWarningIcon } from '@keo/ui/icons/shield-warning'
import { SoccerBallIcon } from '@keo/ui/icons/soccer-ball'
import type { ReactNode } from 'react'

type Tone = 'good' | 'gold' | 'alert' | 'info' | 'plain'
type Look = { readonly tone: Tone; readonly icon: ReactNode }

const SECURITY: Look = { tone: 'alert', icon: <ShieldWarningIcon size={21} weight="fill" /> }
const CAMPAIGN_LOOK: Look = { tone: 'gold', icon: <GiftIcon size={21} weight="fill" /> }
const EXPERT_LOOK: Look = { tone: 'info', icon: <LockKeyIcon size={21} weight="fill" /> }
const SUPPORT_LOOK: Look = { tone: 'info', icon: <ChatCircleDotsIcon size={21} weight="fill" /> }
const LOOKS: Readonly<Record<LetterPage, Look>> = {
  deposit: { tone: 'good', icon: <ArrowDownLeftIcon size={21} weight="fill" /> },
  withdraw: { tone: 'info', icon: <ArrowUpRightIcon size={21} weight="fill" /> },
  bet: { tone: 'info', icon: <SoccerBallIcon size={21} weight="fill" /> },
  limits: { tone: 'gold', icon: <ClockIcon size={21} weight="bold" /> },
  sessions: SECURITY,
  password: SECURITY,
  contacts: SECURITY,
  factors: SECURITY,
  targets: SECURITY,
  withdrawPassword: SECURITY,
  welfare: CAMPAIGN_LOOK,
  plan: EXPERT_LOOK,
  experts: EXPERT_LOOK,
  room: { tone: 'info', icon: <MonitorPlayIcon size={21} weight="fill" /> },
  feedback: SUPPORT_LOOK,
  chat: SUPPORT_LOOK,
  campaign: CAMPAIGN_LOOK,
  ownPlans: EXPERT_LOOK,
  agents: SUPPORT_LOOK,
}

/** Of money that did not move, and of a result that was changed. */
const TONES: Readonly<Record<string, Tone>> = {
  depositFailed: 'alert',
  depositExpired: 'plain',
  disputeAsked: 'gold',
  disputeRefused: 'alert',
  withdrawRefused: 'alert',
  betCorrected: 'gold',
}

/** Of money that nobody had ordered: there is no order to open. */
const UNLINKED: Readonly<Record<string, Look>> = { depositCredited: LOOKS.deposit }

export const ANNOUNCEMENT_LOOK: Look = { tone: 'plain', icon: <MegaphoneIcon size={21} weight="fill" /> }

export function lookOf({ kind, link }: Pick<Letter, 'kind' | 'link'>): Look {
  const look = link ? LOOKS[link.page] : (UNLINKED[kind] ?? CAMPAIGN_LOOK)
  return { ...look, tone: TONES[kind] ?? look.tone }
}

export function LookTile({ look, isUnread }: { look: Look; isUnread: boolean }) {
  return (
    <span className="inbox-tile" data-tone={look.tone} data-unread={isUnread || undefined} aria-hidden="true">
      {look.icon}
    </span>
  )
}
