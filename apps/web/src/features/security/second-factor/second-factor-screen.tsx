import type { SecondFactorState } from '@keo/contract/second-factor'
import { ShieldCheckIcon } from '@keo/ui/icons/shield-check'
import { ShieldWarningIcon } from '@keo/ui/icons/shield-warning'
import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { Screen } from '../../../page-kit/screen.tsx'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { AppCard } from './second-factor-app-card.tsx'
import { CodesSheet } from './second-factor-codes-sheet.tsx'
import { PasskeysCard } from './second-factor-passkeys-card.tsx'
import { useProof } from './second-factor-proof.tsx'
import { secondFactorQuery } from './second-factor-queries.ts'
import { RecoveryCard } from './second-factor-recovery-card.tsx'

export default function SecondFactorScreen() {
  const say = useMessages()
  const { data: state, isError, isFetching, refetch } = useQuery(secondFactorQuery)
  return (
    <Screen title={say('secondFactor.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2">
        {state ? (
          <Factors state={state} />
        ) : isError ? (
          <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Card role="status" aria-label={say('page.loading')}>
            <ListRowSkeleton />
            <ListRowSkeleton />
          </Card>
        )}
      </div>
    </Screen>
  )
}

function Factors({ state }: { state: SecondFactorState }) {
  const say = useMessages()
  const { withProof, proofSheet } = useProof(state.proofs)
  const [codes, setCodes] = useState<readonly string[]>([])
  const isOn = state.totpTime !== '' || state.passkeys.length > 0
  return (
    <>
      <Standing isOn={isOn} />
      <AppCard since={state.totpTime} withProof={withProof} onCodes={setCodes} />
      <SectionTitle>{say('secondFactor.passkeys')}</SectionTitle>
      <PasskeysCard passkeys={state.passkeys} withProof={withProof} onCodes={setCodes} />
      <SectionTitle>{say('secondFactor.recovery')}</SectionTitle>
      <RecoveryCard left={state.recoveryLeft} isOn={isOn} withProof={withProof} onCodes={setCodes} />
      {proofSheet}
      {codes.length > 0 ? <CodesSheet codes={codes} onDone={() => setCodes([])} /> : null}
    </>
  )
}

function Standing({ isOn }: { isOn: boolean }) {
  const say = useMessages()
  return (
    <Card className="flex items-start gap-3 p-3.5">
      <span className={`mt-0.5 flex-none ${isOn ? 'text-win' : 'text-warn'}`}>
        {isOn ? <ShieldCheckIcon weight="fill" size={26} /> : <ShieldWarningIcon weight="fill" size={26} />}
      </span>
      <div className="min-w-0 flex-1">
        <Badge tone={isOn ? 'win' : 'pending'}>{say(isOn ? 'secondFactor.on' : 'secondFactor.off')}</Badge>
        <p className="pt-1 text-callout text-text-2">
          {say(isOn ? 'secondFactor.onNote' : 'secondFactor.offNote')}
        </p>
      </div>
    </Card>
  )
}
