import { CopyIcon } from '@keo/ui/icons/copy'
import { Button } from '@keo/ui/primitives/button'
import { Checkbox } from '@keo/ui/fields/checkbox'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { copyText } from '../../../page-kit/clipboard.ts'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { changeHabits, useCartHabits } from '../cart/cart-habits.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { CART_MAX } from '../cart/cart-rules.ts'
import { loadSlip } from '../cart/load-slip.ts'
import { OddsFormatChoice, OddsPolicyChoice } from './odds-choices.tsx'
import { OpensAsBar, QuickStakesChoice } from './stake-habits.tsx'
import { readShareCode } from '../cart/share-code.ts'
import { shared } from './share-slip.tsx'

/** How moving prices are taken and odds are written, whether selections stay, and the slip as a code. */
export function CartOptions({ items, onDone }: { items: readonly CartItem[]; onDone: () => void }) {
  const say = useMessages()
  const { isKept } = useCartHabits()
  return (
    <div className="flex flex-col gap-4 pb-2">
      <OddsPolicyChoice />
      <section aria-label={say('cart.format')}>
        <b className="text-body font-semibold">{say('cart.format')}</b>
        <OddsFormatChoice />
      </section>
      <Checkbox on={isKept} onChange={(isOn) => changeHabits({ isKept: isOn })}>
        {say('cart.keep')}
      </Checkbox>
      <OpensAsBar />
      <QuickStakesChoice />
      <Share items={items} />
      <LoadCode onDone={onDone} />
    </div>
  )
}

function Share({ items }: { items: readonly CartItem[] }) {
  const say = useMessages()
  const { code, path } = shared(items)
  return (
    <section aria-label={say('cart.share')} className="flex flex-col gap-2">
      <b className="text-body font-semibold">{say('cart.share')}</b>
      <p className="text-footnote text-text-2">{say('cart.shareNote')}</p>
      <p className="rounded-m bg-surface-2 px-3 py-2 text-footnote break-all text-text-2 select-all">
        {code}
      </p>
      <Button kind="soft" icon={<CopyIcon size={18} />} onClick={() => void copyText(location.origin + path)}>
        {say('cart.copyLink')}
      </Button>
    </section>
  )
}

function LoadCode({ onDone }: { onDone: () => void }) {
  const say = useMessages()
  const [text, setText] = useState('')
  const [isLoading, setLoading] = useState(false)
  async function load(): Promise<void> {
    const picks = readShareCode(text, CART_MAX)
    if (!picks) return void toast.show(say('cart.codeWrong'))
    setLoading(true)
    await loadSlip(picks)
    setLoading(false)
    onDone()
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField placeholder={say('cart.enterCode')} value={text} onChange={setText} />
      <Button kind="neutral" busy={isLoading} disabled={text.trim() === ''} onClick={() => void load()}>
        {say('cart.load')}
      </Button>
    </div>
  )
}
