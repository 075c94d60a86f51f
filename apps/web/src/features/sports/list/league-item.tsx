import { Flag } from '@keo/ui/pictures/flag'
import { LeagueHeader } from '@keo/ui/product/league-header'
import { memo } from 'react'
import type { LeagueRow } from '../rules/list-rows.ts'
import { flagCode } from '../rules/region-flags.ts'
import { toggleFold } from '../store/sports-store.ts'

export const LeagueItem = memo(function LeagueItem({ row }: { row: LeagueRow }) {
  return (
    <LeagueHeader
      name={row.name}
      count={row.count}
      flag={<Flag code={flagCode(row.regionId)} size={18} />}
      open={!row.isFolded}
      onToggle={() => toggleFold(row.leagueId)}
    />
  )
})
