import { Crest } from '@keo/ui/product/crest'
import { Flag } from '@keo/ui/pictures/flag'
import { Initials } from '@keo/ui/pictures/initials'
import { SPORT } from '@keo/sportsbook-contract/sport-ids'
import { useLanguage } from '../../language/messages.ts'
import { useIsSavingData } from '../../platform/data-saver.ts'
import { initialsOf, nationOf } from './side-names.ts'

type SideMarkProps = {
  sportId: number
  side: { readonly id: number; readonly name: string; readonly logoUrl?: string } | undefined
  /** The side that plays against it, where it stands beside that one. */
  besideId?: number | undefined
  size?: number
}

/** Tennis, table tennis, snooker, boxing and badminton are played by people. */
const OF_PLAYERS: ReadonlySet<number> = new Set([
  SPORT.tennis,
  SPORT.tableTennis,
  SPORT.snooker,
  SPORT.boxing,
  SPORT.badminton,
])

/** What stands before a name: the picture of the feed, a nation's flag, a player's initials, or a club's crest. */
export function SideMark({ sportId, side, besideId, size = 20 }: SideMarkProps) {
  const language = useLanguage()
  const isSaving = useIsSavingData()
  const { id = 0, name = '', logoUrl = '' } = side ?? {}
  const beside = besideId === undefined ? {} : { besideId }
  // What is drawn here costs nothing.
  if (logoUrl && !isSaving) return <Crest teamId={id} picture={logoUrl} size={size} />
  const nation = nationOf(name, language)
  if (nation) return <Flag code={nation} size={size} />
  if (OF_PLAYERS.has(sportId)) return <Initials id={id} letters={initialsOf(name)} size={size} {...beside} />
  return <Crest teamId={id} size={size} {...beside} />
}
