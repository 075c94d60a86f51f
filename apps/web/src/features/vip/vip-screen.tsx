import type { MyVip, VipLevels } from '@keo/contract/vip'
import { InfoIcon } from '@keo/ui/icons/info'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { tierStyle } from '@keo/ui/product/vip-badge'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { BadgeList } from './badge-list.tsx'
import { ClaimRows } from './claim-rows.tsx'
import { KeepCard, SoonRows } from './keep-card.tsx'
import { PrivilegeGrid } from './privilege-grid.tsx'
import { ServicesList } from './services-list.tsx'
import { BadgeLadder, TierCarousel } from './tier-carousel.tsx'
import { VipClosed } from './vip-closed.tsx'
import { VipHistory } from './vip-history.tsx'
import { useMyVip, useVipLevels } from './vip-queries.ts'
import { sumText } from './vip-words.ts'
import './vip.css'

/** `/vip`: the own level, the way up, what comes with each level and what can be claimed. */
export default function VipScreen() {
  const say = useMessages()
  const go = useGo()
  const mine = useMyVip()
  const levels = useVipLevels()
  const retry = (): void => {
    void mine.refetch()
    void levels.refetch()
  }
  return (
    <Screen
      title={say('vip.title')}
      right={
        <IconButton
          label={say('vip.rules')}
          icon={<InfoIcon size={22} />}
          onClick={() => go.to(paths.vipDetails())}
        />
      }
    >
      {mine.data && levels.data ? (
        <Membership mine={mine.data} table={levels.data} />
      ) : mine.isError || levels.isError ? (
        <LoadFailed busy={mine.isFetching || levels.isFetching} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </Screen>
  )
}

function Membership({ mine, table }: { mine: MyVip; table: VipLevels }) {
  const [shown, setShown] = useState(mine.level)
  const { levels, privileges } = table
  const level = levels[shown]
  return (
    <div className="vip" style={tierStyle(shown)}>
      <div className="vip-glow" aria-hidden="true" />
      {level ? (
        <>
          <TierCarousel levels={levels} mine={mine} shown={shown} onShow={setShown} />
          <BadgeLadder levels={levels} mine={mine} shown={shown} onShow={setShown} />
        </>
      ) : null}
      <div className="vip-body">
        {mine.isOffered && level ? (
          <>
            <Privileges table={table} shown={shown} />
            <ClaimRows />
            {mine.keep ? <KeepCard level={mine.level} keep={mine.keep} /> : null}
            <WayUp mine={mine} />
            <SoonRows rebate={mine.rebate} birthday={mine.birthday} />
            <BadgeList />
            <ServicesList privileges={privileges} />
          </>
        ) : (
          <VipClosed level={mine} />
        )}
        <VipHistory />
      </div>
    </div>
  )
}

function Privileges({ table: { levels, privileges }, shown }: { table: VipLevels; shown: number }) {
  const say = useMessages()
  const level = levels[shown]
  if (!level) return null
  return (
    <section>
      <SectionTitle more={{ label: say('vip.compare'), ...link(paths.vipDetails()) }}>
        {say('vip.privileges', { level: shown })}
      </SectionTitle>
      <PrivilegeGrid level={level} managerFrom={privileges.manager} />
    </section>
  )
}

/** What is missing to the next level, in one sentence. */
function WayUp({ mine: { next } }: { mine: MyVip }) {
  const say = useMessages()
  const language = useLanguage()
  if (!next) return <p className="vip-note">{say('vip.top')}</p>
  const { level, month } = next
  if (month)
    return (
      <p className="vip-note">{say('vip.regain', { missing: sumText(month.missing, language), level })}</p>
    )
  const words = {
    deposits: sumText(next.missingDeposits, language),
    turnover: sumText(next.missingTurnover, language),
    level,
  }
  return <p className="vip-note">{say('vip.missing', words)}</p>
}

function Waiting() {
  const say = useMessages()
  return (
    <div role="status" aria-label={say('page.loading')} className="vip-waiting">
      <Skeleton shape="card" width={314} height={206} />
      <Skeleton width={280} height={34} />
      <div className="vip-grid">
        {['gift', 'birthday', 'rebate', 'withdrawals', 'salary', 'manager'].map((name) => (
          <Skeleton key={name} shape="card" height={92} />
        ))}
      </div>
    </div>
  )
}
