import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { useSportsMaintenance } from '../sportsbook/index.ts'
import { SportColumn } from './sport-column.tsx'

/** The sports beside any other page: each leads to its list. */
export default function SportsWays() {
  const go = useGo()
  const closed = useSportsMaintenance()
  return closed ? null : <SportColumn onLeave={() => go.to(paths.sports())} />
}
