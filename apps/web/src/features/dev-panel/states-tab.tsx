import type { SandboxState } from '@keo/contract/sandbox'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Switch } from '@keo/ui/fields/switch'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { useSession } from '../../session/session.ts'
import { isSiteInMaintenance } from '../../site/site-maintenance.ts'
import { DelayChoice } from './sports/delay-choice.tsx'
import {
  panelQueries,
  useDropSockets,
  useExpireSession,
  useReplaceSession,
  useSetMaintenance,
  useSetNetwork,
} from './panel-queries.ts'
import { PanelQuery } from './panel-query.tsx'
import { isPretendingOffline, pretendOffline } from './pretend-offline.ts'

export function StatesTab() {
  const state = useQuery(panelQueries.state)
  return (
    <div className="flex flex-col gap-4">
      <Card className="bg-surface-2">
        <PanelQuery query={state}>{(data) => <MaintenanceRow {...data} />}</PanelQuery>
        <OfflineRow />
      </Card>
      <PanelQuery query={state}>{(data) => <NetworkDelay {...data} />}</PanelQuery>
      <SessionStates />
    </div>
  )
}

function MaintenanceRow({ maintenance }: SandboxState) {
  const say = useMessages()
  const setMaintenance = useSetMaintenance()
  return (
    <ListRow
      title={say('panel.maintenance')}
      note={say('panel.maintenance.hint')}
      control={
        <Switch
          label={say('panel.maintenance')}
          on={isSiteInMaintenance(maintenance)}
          disabled={setMaintenance.isPending}
          onChange={(isOn) => setMaintenance.mutate(isOn)}
        />
      }
    />
  )
}

function OfflineRow() {
  const say = useMessages()
  const [isOffline, setOffline] = useState(isPretendingOffline)
  return (
    <ListRow
      title={say('panel.offline')}
      note={say('panel.offline.hint')}
      control={
        <Switch
          label={say('panel.offline')}
          on={isOffline}
          onChange={(on) => {
            pretendOffline(on)
            setOffline(on)
          }}
        />
      }
    />
  )
}

function NetworkDelay({ delayMs }: SandboxState) {
  const say = useMessages()
  const setNetwork = useSetNetwork()
  return (
    <DelayChoice
      label={say('panel.network')}
      delayMs={delayMs}
      onChange={(delay) => setNetwork.mutate({ delayMs: delay })}
    />
  )
}

function SessionStates() {
  const say = useMessages()
  const { isLoggedIn } = useSession()
  const expire = useExpireSession()
  const replace = useReplaceSession()
  const drop = useDropSockets()
  const orders = [
    { label: say('panel.session.expire'), order: expire },
    { label: say('panel.session.replace'), order: replace },
    { label: say('panel.session.drop'), order: drop },
  ]
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-caption text-text-3">
        {say('panel.session')} · {say(isLoggedIn ? 'panel.session.hint' : 'panel.session.signedOut')}
      </p>
      <div className="flex flex-wrap gap-2">
        {orders.map(({ label, order }) => (
          <Button
            key={label}
            size="s"
            disabled={!isLoggedIn}
            busy={order.isPending}
            onClick={() => order.mutate({})}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
