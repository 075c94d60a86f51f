import { EWALLETS, type Ewallet } from '@keo/contract/banks'
import type { UserInfo } from '@keo/contract/members'
import { PHONE_COUNTRIES, phoneDigits } from '@keo/contract/phones'
import { Segmented } from '@keo/ui/bars/segmented'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { MemberScreen } from '../current-member/index.ts'
import { BindingForm } from './binding-form.tsx'
import { useBindWallet } from './binding-queries.ts'
import { EWALLET_NAMES } from './target-words.ts'

const SEGMENTS = EWALLETS.map((key) => ({ key, label: EWALLET_NAMES[key] }))

export default function AddEwalletScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('bindings.addEwallet')}>
      {(member) => <EwalletForm member={member} />}
    </MemberScreen>
  )
}

function EwalletForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const bind = useBindWallet()
  const [network, setNetwork] = useState<Ewallet>('TOHE')
  const [number, setNumber] = useState('')
  return (
    <BindingForm
      member={member}
      isWallet
      isReady={phoneDigits(number, PHONE_COUNTRIES.VN) !== null}
      summary={`${EWALLET_NAMES[network]} · ${number}`}
      error={bind.error}
      onBind={(holder) =>
        bind.mutateAsync({ ...holder, currency: 'EWALLET', network, walletAddress: number })
      }
    >
      <Segmented label={say('bindings.wallet')} segments={SEGMENTS} value={network} onChange={setNetwork} />
      <TextField
        label={say('bindings.walletNumber')}
        placeholder={say('bindings.walletNumberPlaceholder')}
        kind="phone"
        value={number}
        onChange={setNumber}
        maxLength={12}
        error={fieldError(bind.error, 'walletAddress')}
      />
    </BindingForm>
  )
}
