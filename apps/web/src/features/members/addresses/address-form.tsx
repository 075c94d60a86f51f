import type { Address } from '@keo/contract/addresses'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Switch } from '@keo/ui/fields/switch'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { addressEntry, addressToSave } from './address-entry.ts'
import { AddressFields } from './address-fields.tsx'
import { useSaveAddress } from './address-queries.ts'
import { DeleteAddressButton } from './delete-address-button.tsx'

type AddressFormProps = { address: Address | undefined; isFirst: boolean }

export function AddressForm({ address, isFirst }: AddressFormProps) {
  const say = useMessages()
  const go = useGo()
  const [entry, setEntry] = useState(() => addressEntry(address, isFirst))
  const saving = useSaveAddress()
  const request = addressToSave(entry, address?.id)

  const save = (): void => {
    if (!request || saving.isPending) return
    saving.mutate(request, {
      onSuccess: () => {
        toast.show(say('member.saved'), { kind: 'success' })
        go.back()
      },
    })
  }

  return (
    <Form onSubmit={save}>
      <AddressFields
        entry={entry}
        onChange={(change) => setEntry({ ...entry, ...change })}
        error={saving.error}
      />
      <DefaultSwitch
        on={entry.isDefault}
        isFixed={isFirst || address?.isDefault === true}
        onChange={(isDefault) => setEntry({ ...entry, isDefault })}
      />
      <Problem error={saving.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!request} busy={saving.isPending}>
        {say('member.save')}
      </Button>
      {address ? <DeleteAddressButton address={address} /> : null}
    </Form>
  )
}

type DefaultSwitchProps = { on: boolean; isFixed: boolean; onChange: (on: boolean) => void }

/** There is always one default: it is given to another address, never taken away. */
function DefaultSwitch({ on, isFixed, onChange }: DefaultSwitchProps) {
  const say = useMessages()
  const label = say('address.makeDefault')
  return (
    <Card>
      <ListRow
        title={label}
        note={isFixed ? say('address.onlyDefault') : undefined}
        control={<Switch label={label} on={on} disabled={isFixed} onChange={onChange} />}
      />
    </Card>
  )
}
