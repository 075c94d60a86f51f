import { type Engine, isShared } from '@keo/games-contract/engines'
import { getFairness } from '@keo/games-contract/play-calls'
import type { PlayRound } from '@keo/games-contract/play-round'
import { CheckIcon } from '@keo/ui/icons/check'
import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { XIcon } from '@keo/ui/icons/x'
import { Spinner } from '@keo/ui/primitives/spinner'
import { seconds } from '@keo/units/instants'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { OutsideCheck } from '../../../page-kit/outside-check.tsx'
import type { RoundEvidence } from '../../../proofs/evidence.ts'
import type { Step } from '../../../proofs/proof.ts'
import { checkRound } from '../../../proofs/round-proof.ts'
import type { PlaySession } from '../session/play-session.ts'
import { roundEvidence, verifierOf } from './round-evidence.ts'
import { SeedRow } from './seed-row.tsx'
import './fairness.css'

const SHOWN_RESULTS = 6
const ASK_AGAIN_MS = seconds(5)

/** How a table names what it publishes and when it opens its secret; every other round has the player's own pair. */
function proofWords(engine: Engine) {
  if (engine === 'crash')
    return { before: 'fair.previousHash', opened: 'fair.roundHash', secret: 'fair.secretRound' } as const
  const secret = engine === 'tai-xiu' ? 'fair.secretSeries' : 'fair.secret'
  return { before: 'fair.commitment', opened: 'fair.serverSeed', secret } as const
}

type RoundProofViewProps = { session: PlaySession; round: PlayRound }

/** A round computed again on this device, step by step. */
export function RoundProofView({ session, round }: RoundProofViewProps) {
  const say = useMessages()
  const { seeds } = session.store.getState()
  const { data, isError } = useQuery({
    // A change of the pair reveals the seed of older rounds.
    queryKey: ['game-play', 'fairness', round.id, seeds.commitment],
    queryFn: () => session.client.call(getFairness, { round: round.id }),
    // A table opens its secret by itself, when its round or series is over.
    refetchInterval: ({ state }) =>
      isShared(round.engine) && state.data?.serverSeed === null ? ASK_AGAIN_MS : false,
  })
  if (isError) return <p className="pb-3 text-footnote text-error">{say('game.problem.internal')}</p>
  if (!data) return <Spinner size={20} label={say('page.loading')} className="mb-3" />
  const evidence = roundEvidence(data, session.opened.facts)
  const verifier = verifierOf(data, session.opened.facts)
  const words = proofWords(round.engine)
  return (
    <div className="pb-3">
      <SeedRow label={say(words.before)} note={say('fair.before')} value={data.commitment} />
      {data.serverSeed === null ? (
        <p className="py-2.5 text-footnote text-text-2">{say(words.secret)}</p>
      ) : (
        <SeedRow label={say(words.opened)} value={data.serverSeed} />
      )}
      {evidence ? <Steps evidence={evidence} roundId={round.id} /> : null}
      {verifier === null ? null : (
        <a className="ui-button mt-3" data-kind="primary" data-size="l" data-wide {...link(verifier)}>
          {say('fair.verifier')}
        </a>
      )}
      {evidence ? <OutsideCheck evidence={evidence}>{say('fair.outside')}</OutsideCheck> : null}
    </div>
  )
}

function Steps({ evidence, roundId }: { evidence: RoundEvidence; roundId: string }) {
  const say = useMessages()
  const { steps, matches } = checkRound(evidence)
  return (
    <>
      <p
        role="status"
        className={`flex items-center gap-2 py-2.5 text-callout font-semibold ${matches ? 'text-win' : 'text-error'}`}
      >
        {matches ? (
          <CheckCircleIcon size={18} weight="fill" />
        ) : (
          <WarningCircleIcon size={18} weight="fill" />
        )}
        {say(matches ? 'fair.matches' : 'fair.differs')}
      </p>
      {matches ? null : <Complaint roundId={roundId} />}
      <ol className="fair-steps">
        {steps.map((step) => (
          <StepRow key={step.title} step={step} />
        ))}
      </ol>
    </>
  )
}

/** What support needs to look into it, and the way there. */
function Complaint({ roundId }: { roundId: string }) {
  const say = useMessages()
  return (
    <div className="mb-2 rounded-m bg-surface-3 px-3">
      <SeedRow label={say('fair.roundId')} value={roundId} />
      <a
        className="flex min-h-11 items-center text-callout font-semibold text-brand-text"
        {...link(paths.service())}
      >
        {say('nav.support')}
      </a>
    </div>
  )
}

function StepRow({ step: { title, how, result, fits } }: { step: Step }) {
  const say = useMessages()
  return (
    <li data-fits={fits}>
      <i aria-hidden="true">
        {fits ? <CheckIcon size={13} weight="bold" /> : <XIcon size={13} weight="bold" />}
      </i>
      <p>{say(title)}</p>
      <code>{`${how} → ${result.slice(0, SHOWN_RESULTS).join(' · ')}`}</code>
    </li>
  )
}
