import { PROVINCES } from '@keo/contract/provinces'
import { RadioList } from '@keo/ui/fields/radio-list'
import { SearchField } from '@keo/ui/fields/search-field'
import { SelectRow } from '@keo/ui/fields/select-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { matchesName } from './address-entry.ts'

type Province = (typeof PROVINCES)[number]
type ProvinceFieldProps = { value: Province | null; onChange: (province: Province) => void }

export function ProvinceField({ value, onChange }: ProvinceFieldProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SelectRow
        label={say('address.province')}
        placeholder={say('address.provincePlaceholder')}
        value={value ?? undefined}
        onOpen={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('address.province')}
        closeLabel={say('common.close')}
      >
        <ProvinceChoice
          value={value}
          onChange={(province) => {
            onChange(province)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

function ProvinceChoice({ value, onChange }: ProvinceFieldProps) {
  const say = useMessages()
  const [typed, setTyped] = useState('')
  const found = PROVINCES.filter((province) => matchesName(province, typed))
  return (
    <div className="flex min-h-[60dvh] flex-col gap-2">
      <SearchField
        value={typed}
        onChange={setTyped}
        placeholder={say('address.provinceSearch')}
        clearLabel={say('address.provinceClear')}
      />
      {found.length === 0 ? (
        <p className="py-6 text-center text-footnote text-text-3">{say('address.provinceNone')}</p>
      ) : (
        <RadioList
          label={say('address.province')}
          options={found.map((province) => ({ key: province, label: province, lang: 'vi' }))}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  )
}
