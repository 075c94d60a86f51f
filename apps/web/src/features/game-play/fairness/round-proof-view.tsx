import { getFairness } from '@keo/games-contract/play-calls'
import type { Fairness, PlayRound } from '@keo/games-contract/play-round'
import { CheckIcon } from '@keo/ui/icons/check'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { Spinner } from '@keo/ui/primitives/spinner'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { link } from '../../../page-kit/link.ts'
import type { PlaySession } from '../session/play-session.ts'
import { proveRound, type RoundProof, verifierOf } from './round-proof.ts'
import { SeedRow } from './seed-row.tsx'
import './fairness.css'

const FULL_RANGE = 2 ** 32
const SHOWN_NUMBERS = 6

type RoundProofViewProps = { session: PlaySession; round: PlayRound }

/** A round computed again on this device, step by step. */
export function RoundProofView({ session, round }: RoundProofViewProps) {
  const say = useMessages()
  const { seeds } = session.store.getState()
  const { data, isError } = useQuery({
    // A change of the pair reveals the seed of older rounds.
    queryKey: ['game-play', 'fairness', round.id, seeds.commitment],
    queryFn: () => session.client.call(getFairness, { round: round.id }),
  })
  if (isError) return <p className="pb-3 text-footnote text-error">{say('game.problem.internal')}</p>
  if (!data) return <Spinner size={20} label={say('page.loading')} className="mb-3" />
  const proof = proveRound(data, session.opened.facts)
  const verifier = verifierOf(data, session.opened.facts)
  return (
    <div className="pb-3">
      <SeedRow label={say('fair.commitment')} note={say('fair.before')} value={data.commitment} />
      {data.serverSeed === null ? (
        <p className="py-2.5 text-footnote text-text-2">{say('fair.secret')}</p>
      ) : (
        <SeedRow label={say('fair.serverSeed')} value={data.serverSeed} />
      )}
      {proof ? <Steps proof={proof} fairness={data} /> : null}
      {verifier === null ? null : (
        <a className="ui-button mt-3" data-kind="primary" data-size="l" data-wide {...link(verifier)}>
          {say('fair.verifier')}
        </a>
      )}
    </div>
  )
}

function Steps({ proof, fairness }: { proof: RoundProof; fairness: Fairness }) {
  const say = useMessages()
  const isRight = proof.isPromised && proof.isPlayed !== false
  const { steps } = proof
  const numbers = steps.numbers.slice(0, SHOWN_NUMBERS).map((number) => (number / FULL_RANGE).toFixed(6))
  return (
    <>
      <p
        role="status"
        className={`flex items-center gap-2 py-2.5 text-callout font-semibold ${isRight ? 'text-win' : 'text-error'}`}
      >
        {isRight ? (
          <CheckCircleIcon size={18} weight="fill" />
        ) : (
          <WarningCircleIcon size={18} weight="fill" />
        )}
        {say(isRight ? 'fair.matches' : 'fair.differs')}
      </p>
      <ol className="fair-steps">
        <Step title={say('fair.step1')} detail={`SHA-256 → ${steps.commitment.slice(0, 16)}…`} />
        <Step
          title={say('fair.step2')}
          detail={`HMAC-SHA256(server, ${fairness.clientSeed}:${fairness.nonce}:0) → ${(steps.blocks[0] ?? '').slice(0, 24)}…`}
        />
        <Step title={say('fair.step3')} detail={numbers.join(' · ')} />
        <Step title={say('fair.step4')} detail={JSON.stringify(steps.outcome)} />
      </ol>
    </>
  )
}

function Step({ title, detail }: { title: string; detail: string }) {
  return (
    <li>
      <i aria-hidden="true">
        <CheckIcon size={13} weight="bold" />
      </i>
      <p>{title}</p>
      <code>{detail}</code>
    </li>
  )
}
