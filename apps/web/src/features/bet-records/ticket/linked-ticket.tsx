import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { betQueries } from '../bet-queries.ts'
import { useShownBets } from '../use-shown-bets.ts'
import { TicketSheet } from './ticket-sheet.tsx'

/** The ticket that the address names: a letter or the chat leads to it, however old it is. */
export function LinkedTicket({ id }: { id: string }) {
  const { data } = useQuery(betQueries.one(id))
  const [bet] = useShownBets(data ? [[data.record]] : [])
  const [isClosed, setClosed] = useState(false)
  return (
    <TicketSheet
      bet={isClosed ? null : (bet ?? null)}
      currency={data?.currency ?? 'VND'}
      onClose={() => setClosed(true)}
    />
  )
}
