import { isCardNumber, type Bank } from '@keo/contract/banks'
import type { UserInfo } from '@keo/contract/members'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { MemberScreen } from '../current-member/index.ts'
import { BankField } from './bank-field.tsx'
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
  const [bank, setBank] = useState<Bank>()
  const [cardNumber, setCardNumber] = useState('')
  return (
    <BindingForm
      member={member}
      isReady={bank !== undefined && isCardNumber(cardNumber, bank.country)}
      summary={`${bank?.shortName ?? ''} · ${cardNumber}`}
      error={bind.error}
      onBind={(holder) => bind.mutateAsync({ ...holder, bankCode: bank?.bankCode ?? '', cardNumber })}
    >
      <BankField banks={banks} value={bank} onChange={setBank} />
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
