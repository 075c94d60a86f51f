import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { XCircleIcon } from '@keo/ui/icons/x-circle'
import { Card } from '@keo/ui/primitives/card'
import { CopyRow } from '@keo/ui/primitives/copy-row'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { copyText } from '../../../shared/clipboard.ts'
import { useMessages } from '../../../shared/messages.ts'
import { LoadFailed } from '../../site/index.ts'
import { matchQueries } from '../match-queries.ts'
import { seedCheck } from './seed-check.ts'

/** The hash before, the seed after, and whether one belongs to the other, worked out on this device. */
export function FairPart({ matchId, isOver }: { matchId: number; isOver: boolean }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(matchQueries.seed(matchId, isOver))
  const check = useQuery({
    queryKey: ['sports', 'seed-check', data?.seed, data?.seedHash],
    enabled: typeof data?.seed === 'string',
    meta: { isPublic: true },
    queryFn: () => seedCheck(data?.seed ?? '', data?.seedHash ?? ''),
  })
  if (!data)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="card" height={160} />
    )
  const copy = (text: string) => () => void copyText(text)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-footnote text-text-2">{say('match.fair.text')}</p>
      <Card>
        <CopyRow
          label={say('match.fair.hash')}
          value={data.seedHash}
          copyLabel={say('match.fair.copy')}
          onCopy={copy(data.seedHash)}
        />
        {data.seed === null ? (
          <p className="flex justify-between gap-3 px-3.5 py-3 text-footnote text-text-2">
            <span>{say('match.fair.seed')}</span>
            <span>{say('match.fair.later')}</span>
          </p>
        ) : (
          <CopyRow
            label={say('match.fair.seed')}
            value={data.seed}
            copyLabel={say('match.fair.copy')}
            onCopy={copy(data.seed)}
          />
        )}
      </Card>
      {check.data === undefined ? null : <Verdict isRight={check.data} />}
    </div>
  )
}

function Verdict({ isRight }: { isRight: boolean }) {
  const say = useMessages()
  return (
    <p
      role="status"
      className={`flex items-center gap-2 text-footnote font-semibold ${isRight ? 'text-win' : 'text-error'}`}
    >
      {isRight ? <CheckCircleIcon size={18} weight="fill" /> : <XCircleIcon size={18} weight="fill" />}
      {say(isRight ? 'match.fair.matches' : 'match.fair.differs')}
    </p>
  )
}
