import { Button } from '@keo/ui/primitives/button'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useAgentLine } from '../../../site/agent-line.ts'
import { formatFullDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { useUpdateBirthday } from '../member-changes.ts'
import { birthdayEntry, birthdayText } from '../../../page-kit/birthday/birthday-entry.ts'
import { BirthdayFields } from '../../../page-kit/birthday/birthday-fields.tsx'

type BirthdayRowProps = { birthday: string; isLocked: boolean }

/** Once the identity is confirmed the birthday stands, and the row only shows it. */
export function BirthdayRow({ birthday, isLocked }: BirthdayRowProps) {
  const say = useMessages()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const shown = birthday ? formatFullDate(Date.parse(birthday), language, 'UTC') : say('member.notSet')
  const row = { title: say('details.birthday'), value: <span className="num">{shown}</span> }
  if (isLocked) return <ListRow {...row} note={say('details.birthdayLocked')} />
  return (
    <>
      <ListRow {...row} onClick={() => setOpen(true)} />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('details.birthday')}
        closeLabel={say('common.close')}
      >
        <BirthdayForm birthday={birthday} onSaved={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function BirthdayForm({ birthday, onSaved }: { birthday: string; onSaved: () => void }) {
  const say = useMessages()
  const update = useUpdateBirthday()
  const [entry, setEntry] = useState(() => birthdayEntry(birthday))
  const { ageMin } = useAgentLine()
  const text = birthdayText(entry)
  const save = (): void => {
    if (text === null) return
    update.mutate(
      { birthday: text },
      {
        onSuccess: () => {
          onSaved()
          toast.show(say('member.saved'), { kind: 'success' })
        },
      },
    )
  }

  return (
    <div className="flex flex-col gap-3">
      <BirthdayFields entry={entry} onChange={setEntry} />
      <p className="text-caption text-text-3">{say('details.birthdayNote', { age: ageMin })}</p>
      <Problem error={update.error} />
      <Button kind="primary" size="l" wide disabled={text === null} busy={update.isPending} onClick={save}>
        {say('member.save')}
      </Button>
    </div>
  )
}
