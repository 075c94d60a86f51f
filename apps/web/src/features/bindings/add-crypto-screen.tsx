import { checkCryptoAddress, CRYPTO_NETWORKS, type CryptoNetwork } from '@keo/contract/crypto-addresses'
import type { UserInfo } from '@keo/contract/members'
import { Segmented } from '@keo/ui/bars/segmented'
import { Strip } from '@keo/ui/primitives/strip'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { MemberScreen } from '../current-member/index.ts'
import { BindingForm } from './binding-form.tsx'
import { useBindWallet } from './binding-queries.ts'

const SEGMENTS = CRYPTO_NETWORKS.map((key) => ({ key, label: key }))

export default function AddCryptoScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('bindings.addCrypto')}>
      {(member) => <CryptoForm member={member} />}
    </MemberScreen>
  )
}

function CryptoForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const bind = useBindWallet()
  const [network, setNetwork] = useState<CryptoNetwork>('TRC20')
  const [walletAddress, setWalletAddress] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const verdict = checkCryptoAddress(network, walletAddress)
  const cause = verdict.isRight ? null : verdict.cause
  const isWrong = isLeft && walletAddress !== '' && (cause === 'form' || cause === 'checksum')
  return (
    <BindingForm
      member={member}
      isWallet
      isReady={verdict.isRight}
      summary={`USDT ${network} · ${walletAddress.trim()}`}
      error={bind.error}
      onBind={(holder) => bind.mutateAsync({ ...holder, currency: 'USDT', network, walletAddress })}
    >
      <Segmented label={say('bindings.network')} segments={SEGMENTS} value={network} onChange={setNetwork} />
      <TextField
        label={say('bindings.address')}
        placeholder={say('bindings.addressPlaceholder')}
        value={walletAddress}
        onChange={(address) => {
          setIsLeft(false)
          setWalletAddress(address)
        }}
        onBlur={() => setIsLeft(true)}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        valid={verdict.isRight}
        hint={say('bindings.networkNote')}
        error={isWrong ? say('bindings.addressWrong') : fieldError(bind.error, 'walletAddress')}
      />
      {cause === 'otherNetwork' ? (
        <OtherNetwork network={network === 'TRC20' ? 'ERC20' : 'TRC20'} onUse={setNetwork} />
      ) : null}
    </BindingForm>
  )
}

/** Said before anything is bound: money that takes the wrong network does not come back. */
function OtherNetwork({
  network,
  onUse,
}: {
  network: CryptoNetwork
  onUse: (network: CryptoNetwork) => void
}) {
  const say = useMessages()
  return (
    <Strip
      tone="error"
      action={
        <button
          type="button"
          className="-my-2.5 min-h-11 flex-none font-semibold underline underline-offset-4"
          onClick={() => onUse(network)}
        >
          {say('bindings.useNetwork', { network })}
        </button>
      }
    >
      {say('bindings.otherNetwork', { network })}
    </Strip>
  )
}
