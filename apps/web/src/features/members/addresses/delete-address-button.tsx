import type { Address } from '@keo/contract/addresses'
import { TrashIcon } from '@keo/ui/icons/trash'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { useGo } from '../../../navigation/use-go.ts'
import { useDeleteAddress } from './address-queries.ts'

export function DeleteAddressButton({ address }: { address: Address }) {
  const say = useMessages()
  const go = useGo()
  const deleting = useDeleteAddress()

  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: say('address.delete'),
      text: say('address.deleteQuestion', { name: address.name }),
      agree: say('address.delete'),
      decline: say('address.keep'),
      isDestructive: true,
    })
    if (!isAgreed) return
    deleting.mutate(address.id, {
      onSuccess: () => {
        toast.show(say('address.deleted'))
        go.back()
      },
    })
  }

  return (
    <Button
      kind="danger"
      size="l"
      wide
      icon={<TrashIcon size={18} />}
      busy={deleting.isPending}
      onClick={() => void ask()}
    >
      {say('address.delete')}
    </Button>
  )
}
