import type { GiftView, RewardView } from '@keo/contract/rewards'
import { Button } from '@keo/ui/primitives/button'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { Problem } from '../../page-kit/problem.tsx'
import { toast } from '../../toasts/toast.ts'
import { BoxChances, dongText, useOpenGiftBox } from '../campaigns/index.ts'

type OpenBoxProps = { reward: Pick<RewardView, 'id'>; box: NonNullable<GiftView['box']> }

/** Opens a box: the server draws and pays, and tells what was in it. Its chances stand beside it. */
export function OpenBox({ reward: { id }, box }: OpenBoxProps) {
  const say = useMessages()
  const language = useLanguage()
  const open = useOpenGiftBox((cash) => {
    toast.show(say('rewards.inTheBox', { amount: dongText(cash, language) }), { kind: 'success' })
  })
  return (
    <div className="welfare-box">
      <Button
        kind="primary"
        size="s"
        busy={open.isPending}
        disabled={open.isSuccess}
        onClick={() => open.mutate(id)}
      >
        {say('rewards.openBox')}
      </Button>
      <BoxChances label="rewards.boxChances" row={[{ id, text: '', prizes: box.prizes }]} />
      <Problem error={open.error} />
    </div>
  )
}
