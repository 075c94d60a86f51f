import { Sheet } from '@keo/ui/layers/sheet'
import type { Currency } from '@keo/units/money'
import { use } from 'react'
import { loadArea, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { marketText, type Pick } from '../../sportsbook/index.ts'
import { useWallet } from '../../wallet/index.ts'
import { useReserve } from './reservation-queries.ts'
import { ReserveForm } from './reserve-form.tsx'

const words = Promise.all([loadArea('betRecords'), loadArea('site')])

type ReserveSheetProps = { pick: Pick | null; onClose: () => void }

/** Reserves a bet at odds that are not there yet. For whoever shows a price: the slip, the page of a match. */
export function ReserveSheet({ pick, onClose }: ReserveSheetProps) {
  use(words)
  const say = useMessages()
  const { data: wallet } = useWallet()
  return (
    <Sheet
      open={pick !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('betRecord.reserve.title')}
      closeLabel={say('common.close')}
    >
      {pick && wallet ? (
        <Reserve key={pick.marketId} pick={pick} currency={wallet.currency} onDone={onClose} />
      ) : null}
    </Sheet>
  )
}

function Reserve({ pick, currency, onDone }: { pick: Pick; currency: Currency; onDone: () => void }) {
  const say = useMessages()
  const reserve = useReserve(pick)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-callout">
        <b className="font-semibold">{pick.optionName}</b>
        <span className="block text-footnote text-text-2">
          {marketText(pick.marketName, pick.marketType, say('betRecord.wholeMatch'))} · {pick.matchName}
        </span>
      </p>
      <ReserveForm
        option={pick}
        first={null}
        currency={currency}
        busy={reserve.isPending}
        submitText={(amount) =>
          amount ? say('betRecord.reserve.submitFor', { amount }) : say('betRecord.reserve.submit')
        }
        onSubmit={(request) =>
          reserve.mutate(request, {
            onSuccess() {
              toast.show(say('betRecord.reserve.done'), { kind: 'success' })
              onDone()
            },
          })
        }
      />
    </div>
  )
}
