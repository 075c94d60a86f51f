import { MATCH_TYPE } from '@keo/sportsbook-contract/match-enums'
import type { patterns } from '../../navigation/paths.ts'
import { useHere } from '../../navigation/use-go.ts'
import { ChampionsPage } from './champions/champions-page.tsx'
import { matchIdOf } from '../match-words/index.ts'
import { MatchLoader } from './match-loader.tsx'
import { MatchPage } from './match-page.tsx'

/** A match with everything that is offered on it, or a competition with its runners: what it is decides. */
export default function MatchDetailScreen() {
  const { params } = useHere<typeof patterns.matchDetail | typeof patterns.championsDetail>()
  return (
    <MatchLoader matchId={matchIdOf(params.id)}>
      {(head) =>
        head.matchType === MATCH_TYPE.outright ? <ChampionsPage head={head} /> : <MatchPage head={head} />
      }
    </MatchLoader>
  )
}
