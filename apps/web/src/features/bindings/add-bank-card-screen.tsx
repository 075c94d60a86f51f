import { isCardNumber } from '@keo/contract/banks'
import type { UserInfo } from '@keo/contract/members'
import { SelectField } from '@keo/ui/primitives/select-field'
import { TextField } from '@keo/ui/primitives/text-field'
import { useState } from 'react'
import { useMessages } from '../../shared/messages.ts'
import { fieldError } from '../accounts/index.ts'
import { MemberScreen } from '../members/index.ts'
import { BindingForm } from './binding-form.tsx'
import { useBanks, useBindCard } from './binding-queries.ts'

export default function AddBankCardScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('bindings.addCard')}>{(member) => <CardForm member={member} />}</MemberScreen>
  )
}

function CardForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const banks = useBanks().data ?? []
  const bind = useBindCard()
  const [bankName, setBankName] = useState('')
  const [cardNumber, setCardNumber] = useState('')
  const bank = banks.find(({ shortName }) => shortName === bankName)
  return (
    <BindingForm
      member={member}
      isReady={bank !== undefined && isCardNumber(cardNumber, bank.country)}
      summary={`${bankName} · ${cardNumber}`}
      error={bind.error}
      onBind={(holder) => bind.mutateAsync({ ...holder, bankCode: bank?.bankCode ?? '', cardNumber })}
    >
      <div>
        <span className="ui-field-label" aria-hidden="true">
          {say('bindings.bank')}
        </span>
        <SelectField
          label={say('bindings.bank')}
          placeholder={say('bindings.bankPlaceholder')}
          value={bankName}
          onChange={setBankName}
          choices={banks.map(({ shortName }) => shortName)}
        />
      </div>
      <TextField
        label={say('bindings.cardNumber')}
        placeholder={say('bindings.cardNumberPlaceholder')}
        kind="phone"
        value={cardNumber}
        onChange={setCardNumber}
        maxLength={19}
        autoComplete="off"
        error={fieldError(bind.error, 'cardNumber')}
      />
    </BindingForm>
  )
}
