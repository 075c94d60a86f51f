import { StarIcon } from '@keo/ui/icons/star'
import { Chip } from '@keo/ui/bars/chip'
import type { ReactNode } from 'react'
import { PLAY_TYPE } from '@keo/sportsbook-contract/match-enums'
import { useMessages } from '../../../language/messages.ts'
import type { MatchQuery } from '../rules/match-query.ts'
import { showFollowed, useSports } from '../store/sports-store.ts'
import { ColumnHeads } from './column-heads.tsx'

type FilterBarProps = {
  place: MatchQuery
  followed: number
  /** The filter, where no bar above has it. */
  actions: ReactNode
}

/** Stays in view: followed matches only, and what the three columns are. */
export function FilterBar({ place, followed, actions }: FilterBarProps) {
  const say = useMessages()
  const { isFollowedOnly } = useSports()
  return (
    <div className="sports-filter">
      {actions ? (
        <Chip size="s" on={!isFollowedOnly} onClick={() => showFollowed(false)}>
          {say('sports.leagues.all')}
        </Chip>
      ) : null}
      <Chip
        size="s"
        icon={<StarIcon size={14} weight="fill" />}
        on={isFollowedOnly}
        count={followed}
        onClick={() => showFollowed(!isFollowedOnly)}
      >
        {say('sports.follow')}
      </Chip>
      {actions}
      {place.type === PLAY_TYPE.outright ? null : <ColumnHeads sportId={place.sportId} />}
    </div>
  )
}
