import { getSharedTable } from '@keo/games-contract/play-calls'
import type { CrashTable, TaiXiuTable } from '@keo/games-contract/shared-tables'
import { Spinner } from '@keo/ui/primitives/spinner'
import { seconds } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import type { PlaySession } from '../session/play-session.ts'
import { SeedRow } from './seed-row.tsx'

/** Shorter than any round, so that the round that stands here is the one at the table. */
const ASK_AGAIN_MS = seconds(5)

/** What the rounds of a shared table follow from: the same for everybody, so that no seed of the player is in it. */
export function TableSeal({ session: { client, opened } }: { session: PlaySession }) {
  const say = useMessages()
  const { data: table, isError } = useQuery({
    queryKey: ['game-play', 'table', opened.gameId],
    queryFn: () => client.call(getSharedTable, { gameId: opened.gameId }),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  })
  if (table) return table.kind === 'crash' ? <ChainSeal table={table} /> : <SeriesSeal table={table} />
  if (isError) return <p className="text-footnote text-error">{say('game.problem.internal')}</p>
  return <Spinner size={20} label={say('page.loading')} />
}

function ChainSeal({ table: { number, previousHash, salt } }: { table: CrashTable }) {
  const say = useMessages()
  return (
    <>
      <p className="text-footnote text-text-2">{say('fair.introCrash')}</p>
      <SeedRow
        label={say('fair.previousHash')}
        note={say('fair.beforeRound', { number: String(number) })}
        value={previousHash}
      />
      <SeedRow label={say('fair.salt')} value={salt} />
    </>
  )
}

function SeriesSeal({ table: { number, commitment, clientSeed } }: { table: TaiXiuTable }) {
  const say = useMessages()
  return (
    <>
      <p className="text-footnote text-text-2">{say('fair.introTaiXiu')}</p>
      <SeedRow
        label={say('fair.commitment')}
        note={say('fair.beforeRound', { number: String(number) })}
        value={commitment}
      />
      <SeedRow label={say('fair.tableSeed')} value={clientSeed} />
    </>
  )
}
