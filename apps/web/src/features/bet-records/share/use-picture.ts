import type { TicketLink, TicketShows } from '@keo/contract/shared-tickets'
import type { Currency } from '@keo/units/money'
import { useState } from 'react'
import { formatKickOff } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { shareFile } from '../../../page-kit/share-file.ts'
import { toast } from '../../../toasts/toast.ts'
import { useMember } from '../../current-member/index.ts'
import type { ShownBet } from '../shown-bet.ts'
import { useAmounts } from '../../../page-kit/amounts/signed-amounts.ts'
import { drawTicket } from './draw-ticket.ts'
import { pictureWords } from './picture-words.ts'
import { linkAddress } from './ticket-link-card.tsx'

/** Draws the ticket on the device and hands it to the device's sheet or its downloads. */
export function usePicture(bet: ShownBet, currency: Currency) {
  const say = useMessages()
  const language = useLanguage()
  const { text: amount } = useAmounts(currency)
  const { data: member } = useMember()
  const [isDrawing, setDrawing] = useState(false)
  async function share(shows: TicketShows, link: TicketLink | null): Promise<void> {
    setDrawing(true)
    const words = pictureWords({
      bet,
      currency,
      nickName: member?.nickName ?? '',
      shows,
      say,
      amount,
      time: (leg) => formatKickOff(leg.startsAtMs, language),
    })
    const picture = await drawTicket(words, link && linkAddress(link)).catch(() => null)
    setDrawing(false)
    if (!picture) return void toast.show(say('ticket.pictureFailed'))
    await shareFile(new File([picture], `keo-${bet.id}.png`, { type: 'image/png' }))
  }
  return { share, isDrawing }
}
