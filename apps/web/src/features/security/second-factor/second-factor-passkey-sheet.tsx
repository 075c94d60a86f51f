import type { Passkey } from '@keo/contract/second-factor-passkeys'
import { PencilSimpleIcon } from '@keo/ui/icons/pencil-simple'
import { TrashIcon } from '@keo/ui/icons/trash'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { PasskeyNameSheet } from './second-factor-passkey-name.tsx'
import type { WithProof } from './second-factor-proof.tsx'
import { forgetPasskey, namePasskey, useFactorChange } from './second-factor-queries.ts'

type PasskeySheetProps = { passkey: Passkey; withProof: WithProof; onClose: () => void }

/** What can be done with one passkey. */
export function PasskeySheet({ passkey, withProof, onClose }: PasskeySheetProps) {
  const say = useMessages()
  const [isNaming, setNaming] = useState(false)
  const { name, id } = passkey
  const rename = useFactorChange((typed: string) => namePasskey(id, typed))
  const remove = useFactorChange(() =>
    withProof(async (ticket) => {
      await forgetPasskey(ticket, id)
      toast.show(say('secondFactor.passkeyRemoved'))
    }),
  )
  const ask = async (): Promise<void> => {
    onClose()
    const isAgreed = await confirm({
      title: say('secondFactor.removeTitle'),
      text: say('secondFactor.removeQuestion', { name }),
      agree: say('secondFactor.remove'),
      decline: say('secondFactor.keep'),
      isDestructive: true,
    })
    if (isAgreed) remove.mutate(undefined)
  }
  const saved = (): void => {
    toast.show(say('secondFactor.renamed'))
    onClose()
  }

  if (isNaming)
    return (
      <PasskeyNameSheet
        title={say('secondFactor.rename')}
        agree={say('secondFactor.save')}
        name={name}
        busy={rename.isPending}
        error={rename.error}
        onClose={onClose}
        onName={(typed) => rename.mutate(typed, { onSuccess: saved })}
      />
    )
  return (
    <Sheet open onOpenChange={onClose} title={name} closeLabel={say('common.close')}>
      <Card>
        <ListRow
          icon={<PencilSimpleIcon size={20} />}
          title={say('secondFactor.rename')}
          onClick={() => setNaming(true)}
        />
        <ListRow
          icon={<TrashIcon size={20} />}
          title={say('secondFactor.remove')}
          danger
          onClick={() => void ask()}
        />
      </Card>
    </Sheet>
  )
}
