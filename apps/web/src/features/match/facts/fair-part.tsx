import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { CopyIcon } from '@keo/ui/icons/copy'
import { XCircleIcon } from '@keo/ui/icons/x-circle'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { copyText } from '../../../page-kit/clipboard.ts'
import { useMessages } from '../../../language/messages.ts'
import { LoadFailed } from '../../../page-kit/load-failed.tsx'
import { OutsideCheck } from '../../../page-kit/outside-check.tsx'
import type { MatchEvidence } from '../../../proofs/evidence.ts'
import { matchQueries } from '../match-queries.ts'

/** The hash before, the seed after, and whether one belongs to the other, worked out on this device. */
export function FairPart({ matchId, isOver }: { matchId: number; isOver: boolean }) {
  const say = useMessages()
  const { data, isError, isFetching, refetch } = useQuery(matchQueries.seed(matchId, isOver))
  const evidence: MatchEvidence | null =
    typeof data?.seed === 'string'
      ? { keo: 'match 2', matchId, seedHash: data.seedHash, seed: data.seed }
      : null
  const check = useQuery({
    queryKey: ['sports', 'seed-check', evidence],
    enabled: evidence !== null,
    meta: { isPublic: true },
    queryFn: async () =>
      evidence !== null &&
      (await import('../../../proofs/match-proof.ts')).checkMatch(evidence).matches === true,
  })
  if (!data)
    return isError ? (
      <LoadFailed busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton shape="card" height={160} />
    )
  return (
    <div className="flex flex-col gap-3">
      <p className="text-footnote text-text-2">{say('match.fair.text')}</p>
      <Code label={say('match.fair.hash')} code={data.seedHash} />
      {data.seed === null ? (
        <div className="rounded-m bg-surface-2 px-3.5 py-2.5">
          <p className="text-caption text-text-2">{say('match.fair.seed')}</p>
          <p className="text-footnote">{say('match.fair.later')}</p>
        </div>
      ) : (
        <Code label={say('match.fair.seed')} code={data.seed} />
      )}
      {check.data === undefined ? null : <Verdict isRight={check.data} />}
      {evidence ? <OutsideCheck evidence={evidence}>{say('match.fair.outside')}</OutsideCheck> : null}
    </div>
  )
}

/** Sixty-four digits stand in full: they are there to be compared. */
function Code({ label, code }: { label: string; code: string }) {
  const say = useMessages()
  return (
    <div className="flex items-center gap-2 rounded-m bg-surface-2 py-1 pl-3.5">
      <div className="min-w-0 flex-1">
        <p className="text-caption text-text-2">{label}</p>
        <p className="num text-caption break-all">{code}</p>
      </div>
      <IconButton
        label={`${say('match.fair.copy')}: ${label}`}
        icon={<CopyIcon size={17} />}
        className="text-text-2"
        onClick={() => void copyText(code)}
      />
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
