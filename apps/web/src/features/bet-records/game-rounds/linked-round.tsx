import { CURRENCIES } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMember } from '../../current-member/index.ts'
import { roundQueries } from './round-queries.ts'
import { RoundSheet } from './round-sheet.tsx'

/** The round that the address names, however old it is. */
export function LinkedRound({ id }: { id: string }) {
  const { data } = useQuery(roundQueries.round(id))
  const own = useMember().data?.currency
  const currency = CURRENCIES.find((each) => each === own) ?? 'VND'
  const [isClosed, setClosed] = useState(false)
  return (
    <RoundSheet
      round={isClosed ? null : (data?.record ?? null)}
      currency={currency}
      onClose={() => setClosed(true)}
    />
  )
}
