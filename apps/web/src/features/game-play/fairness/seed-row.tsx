import { CopyIcon } from '@keo/ui/icons/copy'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { useMessages } from '../../../language/messages.ts'
import { copyText } from '../../../page-kit/clipboard.ts'

type SeedRowProps = { label: string; note?: string; value: string }

/** A value of the proof, to be read and copied. */
export function SeedRow({ label, note, value }: SeedRowProps) {
  const say = useMessages()
  return (
    <div className="border-b border-line py-2.5">
      <div className="flex justify-between gap-3 text-caption text-text-3">
        <span>{label}</span>
        {note ? <span>{note}</span> : null}
      </div>
      <div className="flex items-center justify-between gap-2">
        <code className="min-w-0 text-[12px] leading-[18px] break-all">{value}</code>
        <IconButton
          label={say('fair.copy', { name: label })}
          icon={<CopyIcon size={18} />}
          className="-my-2 text-text-3"
          onClick={() => void copyText(value)}
        />
      </div>
    </div>
  )
}
