import { ShareNetworkIcon } from '@keo/ui/icons/share-network'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Suspense, useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { loadArea, useMessages } from '../../../language/messages.ts'
import { lazyPart } from '../../../page-kit/lazy-part.ts'
import type { CartItem } from '../cart/cart-item.ts'
import { shareCode } from '../cart/share-code.ts'

const SlipSheet = lazyPart(async () => {
  const [sheet] = await Promise.all([import('./slip-sheet.tsx'), loadArea('sharedTickets')])
  return sheet
})

/** The selections as a code, and the page that opens them: behind the `#`, so that no server is told of them. */
export function shared(items: readonly CartItem[]): { code: string; path: string } {
  const code = shareCode(
    items.map(({ matchId, betMatchMarket: { marketId, optionType } }) => ({ matchId, marketId, optionType })),
  )
  return { code, path: `${paths.slip()}#${code}` }
}

/** In the head of the slip: the way to another phone. */
export function ShareSlip({ items }: { items: readonly CartItem[] }) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={say('cart.share')}
        icon={<ShareNetworkIcon size={20} />}
        className="text-text-2"
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <SlipSheet path={shared(items).path} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
