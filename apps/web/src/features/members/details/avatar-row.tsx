import { AVATARS } from '@keo/contract/members'
import { CaretRightIcon } from '@keo/ui/icons/caret-right'
import { CheckIcon } from '@keo/ui/icons/check'
import { Avatar } from '@keo/ui/pictures/avatar'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { useId, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { useUpdateAvatar } from '../member-changes.ts'

const NUMBERS = Array.from({ length: AVATARS }, (_, place) => place + 1)

export function AvatarRow({ avatar }: { avatar: number }) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const update = useUpdateAvatar()
  const choose = (chosen: number): void =>
    update.mutate(
      { avatar: chosen },
      {
        onSuccess: () => {
          setOpen(false)
          toast.show(say('member.saved'), { kind: 'success' })
        },
      },
    )

  return (
    <>
      <ListRow
        title={say('details.avatar')}
        control={
          <span className="flex items-center gap-3">
            <Avatar picture={avatar} size={40} />
            <CaretRightIcon size={13} className="text-text-3" />
          </span>
        }
        onClick={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('details.avatarChoice')}
        closeLabel={say('common.close')}
      >
        <AvatarGrid value={update.isPending ? update.variables.avatar : avatar} onChange={choose} />
      </Sheet>
    </>
  )
}

function AvatarGrid({ value, onChange }: { value: number; onChange: (avatar: number) => void }) {
  const say = useMessages()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={say('details.avatarChoice')} className="grid grid-cols-5 gap-3 pb-2">
      {NUMBERS.map((number) => (
        <label
          key={number}
          className="relative grid cursor-pointer place-items-center rounded-full p-[3px] has-checked:ring-2 has-checked:ring-brand has-focus-visible:shadow-(--focus)"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            aria-label={say('details.avatarNumber', { number })}
            checked={number === value}
            onChange={() => onChange(number)}
          />
          <Avatar picture={number} size={54} />
          {number === value ? (
            <span className="absolute right-0 bottom-0 grid size-5 place-items-center rounded-full bg-action text-on-action">
              <CheckIcon size={12} />
            </span>
          ) : null}
        </label>
      ))}
    </div>
  )
}
