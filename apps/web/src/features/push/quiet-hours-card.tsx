import type { QuietHours } from '@keo/contract/push'
import { MoonIcon } from '@keo/ui/icons/moon'
import { SelectField } from '@keo/ui/fields/select-field'
import { Switch } from '@keo/ui/fields/switch'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useMessages } from '../../language/messages.ts'

const HALF_HOURS = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
)
const NIGHT = { from: '22:00', to: '07:00' }

/** By the clock that the player sees on this device. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Such as GMT+7: the name of a zone is a city that the player may never have been in. */
function zoneText(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

type QuietHoursCardProps = {
  quiet: QuietHours | null
  disabled: boolean
  onChange: (quiet: QuietHours | null) => void
}

export function QuietHoursCard({ quiet, disabled, onChange }: QuietHoursCardProps) {
  const say = useMessages()
  const timeZone = ownZone()
  const change = (time: Partial<QuietHours>): void => {
    const next = { ...NIGHT, ...quiet, ...time, timeZone }
    // Hours without length would be no hours.
    if (next.from !== next.to) onChange(next)
  }
  return (
    <Card>
      <ListRow
        icon={<MoonIcon size={20} />}
        title={say('push.quiet')}
        note={say('push.quietHint', { zone: zoneText(quiet?.timeZone ?? timeZone) })}
        control={
          <Switch
            label={say('push.quiet')}
            on={quiet !== null}
            disabled={disabled}
            onChange={(isOn) => (isOn ? change({}) : onChange(null))}
          />
        }
      />
      {quiet ? (
        <div className="grid grid-cols-2 gap-2 border-t border-line px-3.5 py-3">
          {(['from', 'to'] as const).map((end) => (
            <label key={end} className="flex flex-col gap-1 text-footnote text-text-2">
              {say(`push.${end}`)}
              <SelectField
                label={say(`push.${end}`)}
                value={quiet[end]}
                choices={HALF_HOURS}
                onChange={(time) => change({ [end]: time })}
              />
            </label>
          ))}
        </div>
      ) : null}
    </Card>
  )
}
