import type { Bank } from '@keo/contract/banks'
import { Form } from '@keo/ui/patterns/form'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SearchField } from '@keo/ui/fields/search-field'
import { SelectRow } from '@keo/ui/fields/select-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { plainText } from '../../language/plain-text.ts'

type BankFieldProps = {
  banks: readonly Bank[]
  value: Bank | undefined
  onChange: (bank: Bank) => void
}

/** A bank by its name, its short name or its code; marks and case do not count. */
export function BankField({ banks, value, onChange }: BankFieldProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <SelectRow
        label={say('bindings.bank')}
        placeholder={say('bindings.bankPlaceholder')}
        value={value?.shortName}
        onOpen={() => setOpen(true)}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('bindings.bankPlaceholder')}
        closeLabel={say('common.close')}
      >
        {isOpen ? (
          <BankChoice
            banks={banks}
            onChange={(bank) => {
              onChange(bank)
              setOpen(false)
            }}
          />
        ) : null}
      </Sheet>
    </>
  )
}

/** Rows to press, not radio buttons: an arrow key must not choose and close. Enter takes the first that is found. */
function BankChoice({ banks, onChange }: Omit<BankFieldProps, 'value'>) {
  const say = useMessages()
  const [typed, setTyped] = useState('')
  const sought = plainText(typed.trim())
  const found = banks.filter(({ name, shortName, bankCode }) =>
    plainText(`${shortName} ${name} ${bankCode}`).includes(sought),
  )
  const [first] = found
  return (
    <Form className="min-h-[60dvh] !gap-2" onSubmit={() => first && sought !== '' && onChange(first)}>
      <SearchField
        value={typed}
        onChange={setTyped}
        placeholder={say('bindings.bankSearch')}
        clearLabel={say('bindings.bankClear')}
        isFocused
      />
      {first ? (
        <ul aria-label={say('bindings.bank')}>
          {found.map((bank) => (
            <li key={bank.bankCode}>
              <ListRow title={bank.shortName} note={bank.name} onClick={() => onChange(bank)} />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className="py-6 text-center text-footnote text-text-3">
          {say('bindings.bankNone')}
        </p>
      )}
    </Form>
  )
}
