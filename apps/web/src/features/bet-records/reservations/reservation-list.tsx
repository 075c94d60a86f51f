import { RESERVATION_STATUS } from '@keo/sportsbook-contract/order-enums'
import { EmptyState } from '@keo/ui/primitives/empty-state'
import { Sheet } from '@keo/ui/layers/sheet'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { SCALE } from '@keo/units/money'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { oddsOf } from '@keo/units/price'
import type { Reservation } from '../../sportsbook/index.ts'
import type { BetRequest } from '../bet-filter.ts'
import { fromUnits } from '../cash-out/cash-out-price.ts'
import { ReservationCard } from './reservation-card.tsx'
import { currencyOf } from './reservation-currency.ts'
import {
  useCancelReservation,
  useEditReservation,
  useEndedReservations,
  useReservations,
} from './reservation-queries.ts'
import { oddsEntry } from './reserve-entry.ts'
import { ReserveForm } from './reserve-form.tsx'

/** What waits for its odds, and below it what came to nothing. */
export function ReservationList({ request }: { request: BetRequest }) {
  const say = useMessages()
  const open = useReservations()
  const ended = useEndedReservations(request)
  const [edited, edit] = useState<Reservation | null>(null)
  const cancel = useCancelReservation()
  const cancelOne = async ({ id }: Reservation): Promise<void> => {
    const isAgreed = await confirm({
      title: say('betRecord.reserve.cancelSure'),
      text: say('betRecord.reserve.cancelNote'),
      agree: say('betRecord.reserve.cancelYes'),
      decline: say('betRecord.reserve.keep'),
      isDestructive: true,
    })
    if (!isAgreed) return
    cancel.mutate(id, {
      onSuccess: () => toast.show(say('betRecord.reserve.cancelled'), { kind: 'success' }),
    })
  }
  if (!open.data)
    return open.isError ? (
      <LoadFailed busy={open.isFetching} onRetry={() => void open.refetch()} />
    ) : (
      <div className="p-3" role="status" aria-label={say('page.loading')}>
        <Skeleton shape="card" height={130} />
      </div>
    )
  const past = ended.data ?? []
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-3 pb-6">
      {open.data.length === 0 && past.length === 0 ? (
        <EmptyState title={say('betRecord.empty.reserved')} note={say('betRecord.reserve.note')} />
      ) : null}
      {open.data.map((one) => (
        <ReservationCard
          key={one.id}
          reservation={one}
          {...(one.status === RESERVATION_STATUS.waiting
            ? { onEdit: () => edit(one), onCancel: () => void cancelOne(one) }
            : {})}
        />
      ))}
      {past.length > 0 ? (
        <h2 className="px-1 pt-2 text-callout font-semibold">{say('betRecord.reserve.ended')}</h2>
      ) : null}
      {past.map((one) => (
        <ReservationCard key={one.id} reservation={one} />
      ))}
      <EditSheet reservation={edited} onClose={() => edit(null)} />
    </div>
  )
}

function EditSheet({ reservation, onClose }: { reservation: Reservation | null; onClose: () => void }) {
  const say = useMessages()
  return (
    <Sheet
      open={reservation !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={say('betRecord.reserve.title')}
      closeLabel={say('common.close')}
    >
      {reservation ? <Edit key={reservation.id} reservation={reservation} onDone={onClose} /> : null}
    </Sheet>
  )
}

function Edit({ reservation, onDone }: { reservation: Reservation; onDone: () => void }) {
  const say = useMessages()
  const save = useEditReservation(reservation.id)
  const currency = currencyOf(reservation)
  const { leg } = reservation
  const digits = String(fromUnits(reservation.stake, currency).minor / 10n ** BigInt(SCALE[currency]))
  const odds = leg && oddsOf(leg.odds)
  if (!leg || !odds) return null
  return (
    <ReserveForm
      option={leg}
      first={{ odds: oddsEntry(odds), digits }}
      currency={currency}
      busy={save.isPending}
      submitText={(amount) =>
        amount ? say('betRecord.reserve.saveFor', { amount }) : say('betRecord.reserve.save')
      }
      onSubmit={(request) =>
        save.mutate(request, {
          onSuccess() {
            toast.show(say('betRecord.reserve.saved'), { kind: 'success' })
            onDone()
          },
        })
      }
    />
  )
}
