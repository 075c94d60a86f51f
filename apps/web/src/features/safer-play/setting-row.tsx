import { ListRow } from '@keo/ui/primitives/list-row'
import { RadioList, type RadioOption } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../language/messages.ts'

type SettingRowProps<Key extends string> = {
  icon: ReactNode
  title: string
  note: string
  options: readonly RadioOption<Key>[]
  value: Key | null
  onChange: (key: Key) => void
  isOpenAtFirst?: boolean
}

/** A row with what is set now; a tap opens the choices. */
export function SettingRow<Key extends string>(props: SettingRowProps<Key>) {
  const { icon, title, note, options, value, onChange, isOpenAtFirst = false } = props
  const say = useMessages()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <>
      <ListRow
        icon={icon}
        title={title}
        value={options.find(({ key }) => key === value)?.label}
        onClick={() => setOpen(true)}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={title} closeLabel={say('common.close')}>
        <p className="pb-3 text-footnote text-pretty text-text-2">{note}</p>
        <RadioList
          label={title}
          options={options}
          value={value}
          onChange={(key) => {
            setOpen(false)
            if (key !== value) onChange(key)
          }}
        />
      </Sheet>
    </>
  )
}
