import type { VipLevels, VipPrivilege } from '@keo/contract/vip'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { LockKeyIcon } from '@keo/ui/icons/lock-key'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { tierStyle } from '@keo/ui/product/vip-badge'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { Screen } from '../../../page-kit/screen.tsx'
import { WaitingRows } from '../../current-member/index.ts'
import { VipClosed } from '../vip-closed.tsx'
import { useMyVip, useVipLevels } from '../vip-queries.ts'
import { PrivilegeAction } from './privilege-action.tsx'
import '../vip.css'
import './privilege.css'

type PrivilegeScreenProps = { privilege: VipPrivilege; drawing: ReactNode }

/** One service of the site: from which level, what it contains, and one way to ask for it. */
export function PrivilegeScreen({ privilege, drawing }: PrivilegeScreenProps) {
  const say = useMessages()
  const { data: table, isError, isFetching, refetch } = useVipLevels()
  return (
    <Screen title={say(`vip.page.${privilege}`)} right="support" gutter>
      {table ? (
        table.levels.length === 0 ? (
          <VipClosed />
        ) : (
          <Privilege privilege={privilege} drawing={drawing} privileges={table.privileges} />
        )
      ) : isError ? (
        <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <WaitingRows />
      )}
    </Screen>
  )
}

type PrivilegeProps = PrivilegeScreenProps & Pick<VipLevels, 'privileges'>

function Privilege({ privilege, drawing, privileges }: PrivilegeProps) {
  const say = useMessages()
  const from = privileges[privilege]
  const { data: mine } = useMyVip()
  return (
    <div className="flex flex-col gap-4 py-3">
      <div className="vip-hero" style={tierStyle(from)}>
        {drawing}
        <span className="vip-hero-from">{say('vip.page.from', { level: from })}</span>
        <p>{say(`vip.page.${privilege}.lead`)}</p>
      </div>
      <section>
        <SectionTitle>{say('vip.page.contents')}</SectionTitle>
        <Card className="mt-1.5 px-4 py-3">
          <ul className="vip-contents">
            {([1, 2, 3] as const).map((line) => (
              <li key={line}>
                <CheckCircleIcon weight="fill" size={18} />
                <span>{say(`vip.page.${privilege}.${line}`)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <p className="vip-lock" role="status">
        {mine && mine.level < from ? <LockKeyIcon size={18} /> : null}
        {stateWords()}
      </p>
      <PrivilegeAction privilege={privilege} isOpen={mine === undefined ? null : mine.level >= from} />
    </div>
  )

  function stateWords(): string {
    if (!mine) return say('vip.page.guest')
    return mine.level >= from ? say('vip.page.open') : say('vip.page.locked', { from, level: mine.level })
  }
}
