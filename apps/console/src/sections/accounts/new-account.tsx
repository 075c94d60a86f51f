import { addPayInAccount, type AccountChannel } from '@keo/contract/console-accounts'
import { CRYPTO_NETWORKS } from '@keo/contract/crypto-addresses'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Empty, Refused } from '../../parts/states.tsx'
import { TextFields } from '../../parts/text-fields.tsx'
import { TwoKeys } from '../../parts/two-keys.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { accountOf, LIMITS, NEW_ACCOUNT, type AccountDraft } from './account-draft.ts'
import { words } from './words.ts'

/** Where the page opens it, in the place of an account. */
export const ADD = 'new.account'

/** Money is led there from then on: one types it, another reads every sign of it and approves. */
export function NewAccount({ channels }: { channels: readonly AccountChannel[] }) {
  const { say } = useLook(words)
  const [channelId, setChannelId] = useState(channels[0]?.id ?? '')
  const [draft, setDraft] = useState(NEW_ACCOUNT)
  const [reason, setReason] = useState('')
  const ask = useAct(addPayInAccount, () => {
    setDraft(NEW_ACCOUNT)
    setReason('')
  })
  const channel = channels.find(({ id }) => id === channelId)
  if (!channel) return <Empty>{say('pa.noChannel')}</Empty>
  const wanted = accountOf(draft, channel)
  return (
    <aside className="decision">
      <h2 className="keys-row">
        <TwoKeys turned={0} /> {say('pa.new')}
      </h2>
      <p className="meta">{say('pa.leads')}</p>
      <Choice
        label={say('pa.channel')}
        value={channelId}
        options={channels.map(({ id, name }) => [id, name] as const)}
        onValue={setChannelId}
      />
      <AccountFields draft={draft} onDraft={setDraft} channel={channel} />
      <Reason text={reason} onText={setReason} />
      <Refused error={ask.error} />
      <Button
        size="s"
        kind="outline"
        disabled={!isReason(reason) || wanted === null}
        busy={ask.isPending}
        onClick={() => wanted && ask.mutate({ ...wanted, reason })}
      >
        {say('pa.askNew')}
      </Button>
      {ask.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </aside>
  )
}

type Line = Exclude<keyof AccountDraft, 'note' | 'network'>
type FieldsProps = {
  draft: AccountDraft
  onDraft: (draft: AccountDraft) => void
  channel: AccountChannel
}

function AccountFields({ draft, onDraft, channel }: FieldsProps) {
  const { say } = useLook(words)
  const line = (name: Line, label: string) => (
    <Field
      key={name}
      label={label}
      value={draft[name]}
      onText={(text) => onDraft({ ...draft, [name]: text })}
    />
  )
  return (
    <>
      {line('id', say('pa.id'))}
      {line('name', say('pa.name'))}
      {channel.kind === 'crypto' ? (
        <>
          <Choice
            label={say('pa.network')}
            value={draft.network}
            options={CRYPTO_NETWORKS.map((network) => [network, network] as const)}
            onValue={(network) => onDraft({ ...draft, network })}
          />
          {line('contract', say('pa.contract'))}
          {line('confirmations', say('pa.confirmations'))}
        </>
      ) : (
        <>
          {line('bankName', say('pa.bank'))}
          {line('bin', say('pa.bin'))}
          {line('accountNumber', say('pa.number'))}
          {line('accountName', say('pa.holder'))}
        </>
      )}
      <TextFields label={say('pa.note')} texts={draft.note} onTexts={(note) => onDraft({ ...draft, note })} />
      {LIMITS.map((name) => line(name, `${say(`pa.${name}`)} (${channel.currency})`))}
    </>
  )
}
