import { type Passkey, PASSKEYS_MAX } from '@keo/contract/second-factor-passkeys'
import { KeyIcon } from '@keo/ui/icons/key'
import { PlusIcon } from '@keo/ui/icons/plus'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { hasPasskeys } from '../../../session/passkeys.ts'
import { toast } from '../../../toasts/toast.ts'
import { PasskeyNameSheet } from './second-factor-passkey-name.tsx'
import { PasskeySheet } from './second-factor-passkey-sheet.tsx'
import type { WithProof } from './second-factor-proof.tsx'
import { addPasskey, useFactorChange } from './second-factor-queries.ts'
import { useTimeText } from './second-factor-time.ts'

type PasskeysCardProps = {
  passkeys: readonly Passkey[]
  withProof: WithProof
  onCodes: (codes: readonly string[]) => void
}

export function PasskeysCard({ passkeys, withProof, onCodes }: PasskeysCardProps) {
  const say = useMessages()
  const [opened, setOpened] = useState<Passkey | null>(null)
  return (
    <Card>
      <p className="px-3.5 pt-3 text-footnote text-text-2">{say('secondFactor.passkeysNote')}</p>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onOpen={() => setOpened(passkey)} />
      ))}
      <div className="px-3.5 pt-2.5 pb-3.5">
        <AddPasskey count={passkeys.length} withProof={withProof} onCodes={onCodes} />
      </div>
      {opened ? (
        <PasskeySheet passkey={opened} withProof={withProof} onClose={() => setOpened(null)} />
      ) : null}
    </Card>
  )
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: () => void }) {
  const say = useMessages()
  const timeText = useTimeText()
  const { name, host, isSynced, createdTime, usedTime } = passkey
  const when =
    usedTime === ''
      ? say('secondFactor.passkeyMade', { time: timeText(createdTime) })
      : say('secondFactor.passkeyUsed', { time: timeText(usedTime) })
  return (
    <ListRow
      icon={<KeyIcon size={20} />}
      title={
        <span className="flex items-center gap-2">
          <span className="ell font-semibold">{name}</span>
          {isSynced ? <Badge>{say('secondFactor.synced')}</Badge> : null}
        </span>
      }
      note={host === location.hostname ? when : say('secondFactor.passkeyHost', { host })}
      onClick={onOpen}
    />
  )
}

type AddPasskeyProps = Omit<PasskeysCardProps, 'passkeys'> & { count: number }

function AddPasskey({ count, withProof, onCodes }: AddPasskeyProps) {
  const say = useMessages()
  const [isNaming, setNaming] = useState(false)
  const add = useFactorChange((name: string) =>
    withProof(async (ticket) => {
      const added = await addPasskey(ticket, name)
      if (!added) return
      toast.show(say('secondFactor.passkeyAdded'), { kind: 'success' })
      onCodes(added.recoveryCodes)
    }),
  )
  if (!hasPasskeys()) return <p className="text-footnote text-text-3">{say('secondFactor.passkeysAway')}</p>
  if (count >= PASSKEYS_MAX)
    return (
      <p className="text-footnote text-text-3">{say('secondFactor.passkeysFull', { max: PASSKEYS_MAX })}</p>
    )
  return (
    <>
      <Button
        kind="soft"
        wide
        icon={<PlusIcon size={16} />}
        busy={add.isPending}
        onClick={() => setNaming(true)}
      >
        {say('secondFactor.addPasskey')}
      </Button>
      {isNaming ? (
        <PasskeyNameSheet
          title={say('secondFactor.passkeyTitle')}
          agree={say('secondFactor.makePasskey')}
          name={say('secondFactor.passkeyDefault', { number: count + 1 })}
          busy={false}
          onClose={() => setNaming(false)}
          onName={(name) => {
            setNaming(false)
            add.mutate(name)
          }}
        />
      ) : null}
    </>
  )
}
