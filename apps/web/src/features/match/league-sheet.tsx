import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { Sheet } from '@keo/ui/layers/sheet'
import { useQuery } from '@tanstack/react-query'
import { MATCH_STATUS } from '@keo/sportsbook-contract/match-enums'
import { paths } from '../../navigation/paths.ts'
import { formatKickOff } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import type { MatchHead } from '../sportsbook/index.ts'
import { periodText, headline } from '../match-words/index.ts'
import { matchQueries } from './match-queries.ts'

type LeagueSheetProps = { head: MatchHead; isOpen: boolean; onClose: () => void }

/** Another match of the same league, without the way back to the list. */
export function LeagueSheet({ head, isOpen, onClose }: LeagueSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={say('match.leagueMatches', { league: head.league.name })}
      closeLabel={say('common.close')}
    >
      {isOpen ? <Others head={head} onClose={onClose} /> : null}
    </Sheet>
  )
}

function Others({ head, onClose }: Omit<LeagueSheetProps, 'isOpen'>) {
  const say = useMessages()
  const language = useLanguage()
  const go = useGo()
  const { data } = useQuery(matchQueries.league(head.league.id))
  if (!data) return <ListRowSkeleton />
  const others = data.records.filter(({ id, matchType }) => id !== head.id && matchType === head.matchType)
  if (others.length === 0) return <p className="pb-6 text-footnote text-text-2">{say('match.leagueNone')}</p>
  const open = (id: number) => {
    onClose()
    go.replace(paths.matchDetail(String(id)))
  }
  return others.map((other) => (
    <ListRow
      key={other.id}
      title={other.teams.map(({ name }) => name).join(' – ')}
      note={
        other.status === MATCH_STATUS.live ? periodText(other, say) : formatKickOff(other.startsAt, language)
      }
      value={<span className="num">{headline(other)?.join('–') ?? ''}</span>}
      onClick={() => open(other.id)}
    />
  ))
}
