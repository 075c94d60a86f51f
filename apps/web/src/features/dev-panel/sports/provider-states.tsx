import type { PlainMessageKey } from '@keo/messages/keys'
import type { Switches } from '@keo/sportsbook-contract/control'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Switch } from '@keo/ui/fields/switch'
import type { Instant } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { useSession } from '../../../session/session.ts'
import { DelayChoice } from './delay-choice.tsx'
import { panelQueries } from '../panel-queries.ts'
import { PanelQuery } from '../panel-query.tsx'
import {
  sportsQueries,
  useCloseProvider,
  useExpireTokens,
  useLockPlayer,
  useSlowDown,
  useTurnSwitch,
} from './sports-orders.ts'

const SWITCH_NAMES = {
  reserve: 'panel.provider.reserve',
  singleCashOut: 'panel.provider.singleCashOut',
  seriesCashOut: 'panel.provider.seriesCashOut',
  singleReservedCashOut: 'panel.provider.singleReservedCashOut',
  seriesReservedCashOut: 'panel.provider.seriesReservedCashOut',
} as const satisfies Record<keyof Switches, PlainMessageKey>
const SWITCHES = Object.keys(SWITCH_NAMES) as (keyof Switches)[]

/** What holds for the whole provider, and the token of who is signed in. */
export function ProviderStates() {
  const say = useMessages()
  const world = useQuery(panelQueries.state)
  const switches = useQuery(sportsQueries.switches)
  const slowness = useQuery(sportsQueries.slowness)
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>{say('panel.provider')}</SectionTitle>
      <Card className="bg-surface-2">
        <PanelQuery query={world}>{({ clock }) => <ClosedRow now={clock.now} />}</PanelQuery>
        <PanelQuery query={switches}>{(data) => <SwitchRows switches={data} />}</PanelQuery>
      </Card>
      <PanelQuery query={slowness}>{({ delayMs }) => <Slowness delayMs={delayMs} />}</PanelQuery>
      <AccountStates />
    </section>
  )
}

/** The window lies in the world's time, which may be far from this device's. */
function ClosedRow({ now }: { now: Instant }) {
  const say = useMessages()
  const isClosed = useQuery(sportsQueries.isClosed)
  const close = useCloseProvider()
  return (
    <ListRow
      title={say('panel.provider.closed')}
      note={say('panel.provider.closed.hint')}
      control={
        <Switch
          label={say('panel.provider.closed')}
          on={isClosed.data ?? false}
          disabled={close.isPending || isClosed.data === undefined}
          onChange={(isOn) => close.mutate({ isOn, now })}
        />
      }
    />
  )
}

function SwitchRows({ switches }: { switches: Switches }) {
  const say = useMessages()
  const turn = useTurnSwitch()
  return SWITCHES.map((key) => (
    <ListRow
      key={key}
      title={say(SWITCH_NAMES[key])}
      control={
        <Switch
          label={say(SWITCH_NAMES[key])}
          on={switches[key]}
          disabled={turn.isPending}
          onChange={(isOn) => turn.mutate({ [key]: isOn })}
        />
      }
    />
  ))
}

function Slowness({ delayMs }: { delayMs: number }) {
  const say = useMessages()
  const slow = useSlowDown()
  return <DelayChoice label={say('panel.provider.slow')} delayMs={delayMs} onChange={slow.mutate} />
}

/** What befalls the account of who is signed in, at the provider. */
function AccountStates() {
  const say = useMessages()
  const { member } = useSession()
  const expire = useExpireTokens()
  const lock = useLockPlayer()
  const orders = [
    { label: say('panel.provider.expire'), order: expire, give: expire.mutate },
    {
      label: say('panel.provider.lock'),
      order: lock,
      give: (id: string) => lock.mutate({ id, isOpen: false }),
    },
    {
      label: say('panel.provider.unlock'),
      order: lock,
      give: (id: string) => lock.mutate({ id, isOpen: true }),
    },
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {orders.map(({ label, order, give }) => (
        <Button
          key={label}
          size="s"
          disabled={!member}
          busy={order.isPending}
          onClick={() => member && give(member.id)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
