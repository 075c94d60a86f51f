import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Segmented } from '@keo/ui/bars/segmented'
import { paths, withQuery } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useIsIn } from '../../session/session.ts'
import { clock } from '../../platform/time.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo, useHere } from '../../navigation/use-go.ts'
import { link } from '../../page-kit/link.ts'
import { type DayPreset, presetRange, readFilter } from './record-filter.ts'
import { PRESET_TEXTS } from './record-words.ts'
import { BalanceCard } from './records/balance-card.tsx'
import { StatementCard } from './records/statement-card.tsx'

const SHOWN_PRESETS = ['week', 'month', 'quarter'] as const satisfies readonly DayPreset[]

/** How the balance went, and the statement that proves it. Its address is open to everybody, what it shows is not. */
export default function FinancialScreen() {
  const say = useMessages()
  return (
    <Screen title={say('financial.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-2 pb-6">{useIsIn() ? <Finances /> : <Guest />}</div>
    </Screen>
  )
}

function Finances() {
  const say = useMessages()
  const go = useGo()
  const { query } = useHere()
  const { preset } = readFilter(query, clock.now())
  const shown = SHOWN_PRESETS.find((one) => one === preset) ?? 'month'
  return (
    <>
      <Segmented
        label={say('record.days')}
        segments={SHOWN_PRESETS.map((key) => ({ key, label: say(PRESET_TEXTS[key]) }))}
        value={shown}
        onChange={(days) => go.replace(withQuery(paths.financialDetails(), { days }))}
      />
      <BalanceCard range={presetRange(shown, clock.now())} />
      <Card>
        <ListRow
          title={say('financial.records')}
          {...link(withQuery(paths.transactions(), { days: shown === 'month' ? undefined : shown }))}
        />
      </Card>
      <StatementCard />
    </>
  )
}

function Guest() {
  const say = useMessages()
  const go = useGo()
  return (
    <EmptyState
      title={say('me.walletGuest')}
      action={
        <Button
          kind="primary"
          onClick={() => go.to(withQuery(paths.login(), { redirect: paths.financialDetails() }))}
        >
          {say('guest.signIn')}
        </Button>
      }
    />
  )
}
