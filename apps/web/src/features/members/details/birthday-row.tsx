import { Button } from '@keo/ui/primitives/button'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SelectField } from '@keo/ui/primitives/select-field'
import { Sheet } from '@keo/ui/primitives/sheet'
import { useState } from 'react'
import { formatFullDate } from '../../../shared/format.ts'
import { useLanguage, useMessages } from '../../../shared/messages.ts'
import { clock } from '../../../shared/time.ts'
import { toast } from '../../../shared/toast.ts'
import { useUpdateBirthday } from '../member-changes.ts'
import { birthdayChoices, birthdayEntry, birthdayText, changedEntry } from './birthday-entry.ts'

const PIECE_NAMES = ['day', 'month', 'year'] as const
const PIECES = { day: 'details.day', month: 'details.month', year: 'details.year' } as const

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
  const thisYear = new Date(clock.now()).getFullYear()
  const choices = birthdayChoices(entry, thisYear)
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
      <div className="grid grid-cols-[1fr_1fr_1.3fr] gap-2">
        {PIECE_NAMES.map((piece) => (
          <SelectField
            key={piece}
            label={say(PIECES[piece])}
            value={entry[piece]}
            choices={choices[piece]}
            onChange={(value) => setEntry(changedEntry(entry, { [piece]: value }, thisYear))}
          />
        ))}
      </div>
      <p className="text-caption text-text-3">{say('details.birthdayNote')}</p>
      <Button kind="primary" size="l" wide disabled={text === null} busy={update.isPending} onClick={save}>
        {say('member.save')}
      </Button>
    </div>
  )
}
