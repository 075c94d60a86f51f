import { Segmented } from '@keo/ui/bars/segmented'
import { seconds } from '@keo/units/instants'
import { useMessages } from '../../../language/messages.ts'

const DELAYS_MS = [0, seconds(1), seconds(3), seconds(8)]

type Props = { label: string; delayMs: number; onChange: (delayMs: number) => void }

/** How much later answers come. */
export function DelayChoice({ label, delayMs, onChange }: Props) {
  const say = useMessages()
  const segments = DELAYS_MS.map((delay) => ({
    key: String(delay),
    label:
      delay === 0 ? say('panel.network.none') : say('panel.network.seconds', { seconds: delay / seconds(1) }),
  }))
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-caption text-text-3">{label}</p>
      <Segmented
        label={label}
        segments={segments}
        value={String(delayMs)}
        onChange={(delay) => onChange(Number(delay))}
      />
    </div>
  )
}
