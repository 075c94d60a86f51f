import type { CampaignDetail, CampaignStep } from '@keo/contract/campaign-views'
import { Button } from '@keo/ui/primitives/button'
import { parseServerTime } from '@keo/units/instants'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { giftText } from '../../rewards/gift-words.ts'
import { useSession } from '../../session/session.ts'
import { toast } from '../../toasts/toast.ts'
import { useDoors } from '../current-member/index.ts'
import { wayOf } from './campaign-ways.ts'
import { dongText, isZero, missing, siteDate } from './campaign-words.ts'
import { useClaimCampaign } from './campaign-queries.ts'

/** The one action of a campaign with steps: it names the sum that it gives, or what is missing to the next. */
export function ClaimDock({ campaign }: { campaign: CampaignDetail }) {
  const say = useMessages()
  const language = useLanguage()
  const claim = useClaimCampaign()
  const ready = campaign.steps.filter(({ state }) => state === 'ready')
  const sum = campaign.mine?.ready ?? '0.00'
  const sumText = isZero(sum) ? [] : [dongText(sum, language)]
  if (campaign.mine?.state !== 'ready')
    return <NextDock campaign={campaign} problem={<Problem error={claim.error} />} />
  const run = () =>
    claim.mutate(campaign, {
      onSuccess: ({ amount, isHeld }) =>
        toast.show(
          isZero(amount)
            ? say(isHeld ? 'campaigns.held' : 'rewards.gotGift')
            : say(isHeld ? 'campaigns.isHeld' : 'campaigns.got', { amount: dongText(amount, language) }),
          { kind: 'success' },
        ),
    })
  const gifts = ready.flatMap(({ reward }) => giftText(reward, { say, language }) ?? [])
  return (
    <div className="campaign-dock">
      <Problem error={claim.error} />
      <Button kind="primary" size="l" wide spread busy={claim.isPending} onClick={run}>
        {say('campaigns.claim')} <span className="num">{[...sumText, ...gifts].join(' + ')}</span>
      </Button>
    </div>
  )
}

/** Without anything to claim: where the member gets on, or why nobody can. Nobody is led to lose more. */
function NextDock({ campaign, problem }: { campaign: CampaignDetail; problem: ReactNode }) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  const quiet = quietWords(campaign)
  const open = campaign.steps.find(({ state }) => state === 'locked')
  const next = [...campaign.conditions, ...(open ? [open] : [])].find(({ isMet }) => !isMet)
  return (
    <div className="campaign-dock">
      {problem}
      <GuestGate>
        {quiet || !next || next.of === 'net-loss' ? (
          <p role="status" className="campaign-quiet">
            {quiet?.key === 'campaigns.comesBack'
              ? say(quiet.key, { date: siteDate(quiet.at, language) })
              : say(quiet?.key ?? (next ? 'campaigns.notEnough' : 'campaigns.allDone'))}
          </p>
        ) : (
          <Button kind="primary" size="l" wide spread onClick={() => go.to(wayOf(next.of).path())}>
            {say(wayOf(next.of).words)}
            {next.unit === 'money' ? (
              <span className="num">
                {say('campaigns.missing', { amount: dongText(missing(next), language) })}
              </span>
            ) : next.target === '1' ? null : (
              <span className="num">{`${next.done} / ${next.target}`}</span>
            )}
          </Button>
        )}
      </GuestGate>
    </div>
  )
}

/** A visitor is asked to sign in instead, and comes back here. */
export function GuestGate({ children }: { children: ReactNode }) {
  const say = useMessages()
  const doors = useDoors()
  const { isLoggedIn } = useSession()
  if (isLoggedIn) return children
  return (
    <Button kind="primary" size="l" wide onClick={doors.signIn}>
      {say('campaigns.signInFirst')}
    </Button>
  )
}

type Quiet =
  | {
      key:
        | 'campaigns.void'
        | 'campaigns.notYours'
        | 'campaigns.soldOut'
        | 'campaigns.held'
        | 'campaigns.over'
        | 'campaigns.allDone'
    }
  | { key: 'campaigns.comesBack'; at: number }

/** Why there is nothing to do; null where there is. */
export function quietWords({ phase, comesBackTime, fromTime, mine, steps }: CampaignDetail): Quiet | null {
  const starts = parseServerTime(phase === 'soon' ? fromTime : comesBackTime)
  if (phase === 'void') return { key: 'campaigns.void' }
  if (phase !== 'running')
    return starts === undefined ? { key: 'campaigns.over' } : { key: 'campaigns.comesBack', at: starts }
  if (mine?.state === 'closed') return { key: 'campaigns.notYours' }
  const has = (state: CampaignStep['state']) => steps.some((step) => step.state === state)
  if (steps.length === 0 || has('locked')) return null
  return { key: has('held') ? 'campaigns.held' : has('claimed') ? 'campaigns.allDone' : 'campaigns.soldOut' }
}
