import { Button } from '@keo/ui/primitives/button'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../navigation/paths.ts'
import { gameTypesQuery } from '../../site/game-types.ts'
import { useMessages } from '../../language/messages.ts'
import { isSiteInMaintenance, useSiteMaintenance } from '../../site/site-maintenance.ts'
import { useNow } from '../../platform/use-now.ts'
import { useGo } from '../../navigation/use-go.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { MaintenanceNotice } from '../../page-kit/maintenance-notice.tsx'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { maintenanceView } from '../../site/maintenance-view.ts'

export default function MaintainScreen() {
  const say = useMessages()
  return (
    <Screen title={say('maintain.nav')} right="support">
      <WhatRests />
    </Screen>
  )
}

function WhatRests() {
  const say = useMessages()
  const go = useGo()
  const now = useNow()
  const site = useSiteMaintenance()
  const gameTypes = useQuery(gameTypesQuery)
  const view = maintenanceView({
    site,
    isSiteActive: isSiteInMaintenance(site),
    gameTypes: gameTypes.data ?? [],
    now,
  })

  if (view.what === 'site') {
    return (
      <MaintenanceNotice
        title={view.title || say('maintain.site.title')}
        content={view.content || say('maintain.text')}
        window={view.window}
      />
    )
  }
  if (view.what === 'sports') {
    return (
      <MaintenanceNotice
        title={say('maintain.sports.title')}
        content={say('maintain.text')}
        window={view.window}
      />
    )
  }
  if (gameTypes.isPending) return <MaintenanceSkeleton />
  if (gameTypes.isError) return <LoadFailed onRetry={() => void gameTypes.refetch()} />
  return (
    <EmptyState
      title={say('maintain.over.title')}
      note={say('maintain.over.text')}
      action={
        <Button kind="primary" onClick={() => go.replace(paths.sports())}>
          {say('maintain.toSports')}
        </Button>
      }
    />
  )
}

function MaintenanceSkeleton() {
  return (
    <div className="mx-auto flex max-w-[420px] flex-col items-center gap-3 px-6 pt-10" aria-hidden="true">
      <Skeleton width={72} height={72} shape="circle" />
      <Skeleton width={220} height={22} className="mt-2" />
      <Skeleton width={260} />
      <Skeleton width="100%" height={84} shape="card" className="mt-3" />
    </div>
  )
}
