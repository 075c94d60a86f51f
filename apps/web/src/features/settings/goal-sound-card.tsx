import { SpeakerHighIcon } from '@keo/ui/icons/speaker-high'
import { SpeakerSlashIcon } from '@keo/ui/icons/speaker-slash'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Segmented } from '@keo/ui/bars/segmented'
import { Switch } from '@keo/ui/fields/switch'
import { useMessages } from '../../language/messages.ts'
import { goalSound, playSound } from '../../platform/sounds/sounds.ts'
import { useSportsSettings } from '../current-member/index.ts'

/** Wire values of the sports settings: 0 is on; 1 cheers, 2 whistle. */
const ON = 0
const OFF = 1
const PUSH_TONG = { cheer: 1, whistle: 2 } as const

export function GoalSoundCard() {
  const say = useMessages()
  const [settings, change] = useSportsSettings()
  const sound = settings.pushTong === PUSH_TONG.whistle ? 'whistle' : 'cheer'
  const isOn = settings.pushTongStatus === ON

  return (
    <Card>
      <ListRow
        icon={isOn ? <SpeakerHighIcon size={20} /> : <SpeakerSlashIcon size={20} />}
        title={say('settings.goalSound')}
        note={say('settings.goalSoundHint')}
        control={
          <Switch
            label={say('settings.goalSound')}
            on={isOn}
            onChange={(on) => change({ pushTongStatus: on ? ON : OFF })}
          />
        }
      />
      {isOn ? (
        <div className="flex items-center gap-2 border-t border-line px-3.5 py-2.5">
          <Segmented
            className="flex-1"
            label={say('settings.goalSound')}
            segments={[
              { key: 'cheer', label: say('settings.cheer') },
              { key: 'whistle', label: say('settings.whistle') },
            ]}
            value={sound}
            onChange={(chosen) => {
              change({ pushTong: PUSH_TONG[chosen] })
              void playSound(chosen)
            }}
          />
          <Button size="s" onClick={() => void playSound(goalSound(settings, true) ?? sound)}>
            {say('settings.listen')}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}
