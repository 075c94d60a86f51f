import { PUSH_KINDS, type PushKind, type PushSettings } from '@keo/contract/push'
import { BellIcon } from '@keo/ui/icons/bell'
import { Switch } from '@keo/ui/fields/switch'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { Strip } from '@keo/ui/primitives/strip'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { LoadFailed } from '../../page-kit/load-failed.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { pushAbility } from './push-browser.ts'
import { pushQuery, useSetPush, useTurnPush } from './push-queries.ts'
import { QuietHoursCard } from './quiet-hours-card.tsx'

const WHY_NOT = {
  insecure: 'push.insecure',
  unsupported: 'push.unsupported',
  denied: 'push.denied',
} as const

/** What of the inbox is told while the app is closed, on this device. */
export default function PushScreen() {
  const say = useMessages()
  return (
    <Screen title={say('push.title')} right="support" gutter>
      <div className="mx-auto flex max-w-[640px] flex-col gap-3 pt-2 pb-6">
        <Settings />
      </div>
    </Screen>
  )
}

function Settings() {
  const say = useMessages()
  const turn = useTurnPush()
  // Asked anew with every tap: the browser's own question may have been refused.
  const ability = pushAbility()
  const { data: push, isError, isFetching, refetch } = useQuery({ ...pushQuery, enabled: ability === 'able' })
  if (ability !== 'able') return <Strip tone="warn">{say(WHY_NOT[ability])}</Strip>
  if (isError) return <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
  if (!push)
    return (
      <Card role="status" aria-label={say('page.loading')}>
        <ListRowSkeleton />
      </Card>
    )
  if (push.publicKey === null) return <Strip tone="info">{say('push.closed')}</Strip>
  return (
    <>
      <Card>
        <ListRow
          icon={<BellIcon size={20} />}
          title={say('push.switch')}
          note={say('push.hint')}
          control={
            <Switch
              label={say('push.switch')}
              on={push.isOn}
              disabled={turn.isPending}
              onChange={(isOn) => turn.mutate(isOn)}
            />
          }
        />
      </Card>
      {push.isOn ? <Choices settings={{ off: push.off, quiet: push.quiet }} /> : null}
    </>
  )
}

function Choices({ settings }: { settings: PushSettings }) {
  const say = useMessages()
  const save = useSetPush()
  // What was just chosen shows at once; a refusal puts back what is kept.
  const shown = save.isPending ? save.variables : settings
  const { off } = shown
  const switched = (kind: PushKind, isOn: boolean): PushKind[] =>
    isOn ? off.filter((each) => each !== kind) : [...off, kind]
  return (
    <>
      <SectionTitle>{say('push.kinds')}</SectionTitle>
      <Card>
        {PUSH_KINDS.map((kind) => (
          <ListRow
            key={kind}
            title={say(`push.kind.${kind}`)}
            control={
              <Switch
                label={say(`push.kind.${kind}`)}
                on={!off.includes(kind)}
                disabled={save.isPending}
                onChange={(isOn) => save.mutate({ ...shown, off: switched(kind, isOn) })}
              />
            }
          />
        ))}
      </Card>
      <QuietHoursCard
        quiet={shown.quiet}
        disabled={save.isPending}
        onChange={(quiet) => save.mutate({ ...shown, quiet })}
      />
    </>
  )
}
