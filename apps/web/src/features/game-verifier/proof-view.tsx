import { CheckCircleIcon } from '@keo/ui/icons/check-circle'
import { CheckIcon } from '@keo/ui/icons/check'
import { XIcon } from '@keo/ui/icons/x'
import { Strip } from '@keo/ui/primitives/strip'
import { useMessages } from '../../language/messages.ts'
import { outcomeRows } from './outcome-rows.ts'
import { OutsideCheck } from '../../page-kit/outside-check.tsx'
import type { Step } from '../../proofs/proof.ts'
import type { RoundProof } from '../../proofs/round-proof.ts'
import { type RoundForm, roundOf } from './round-input.ts'

const MINE_CELLS = 25

/** The result first, then how it came about. */
export function ProofView({ form, proof }: { form: RoundForm; proof: RoundProof }) {
  const say = useMessages()
  const round = roundOf(form)
  const mines = form.game === 'mines' ? proof.outcome['cellsWithMines'] : undefined
  return (
    <div className="flex flex-col gap-4 pt-5 pb-4">
      {proof.matches === false ? <Strip tone="error">{say('verifier.differs')}</Strip> : null}
      <section className="verifier-result">
        {Array.isArray(mines) ? <MineField mines={mines} /> : null}
        <div className="min-w-0">
          <h2 className="text-footnote text-text-2">{say('verifier.computed')}</h2>
          {outcomeRows(proof.outcome, say).map(({ name, text }) => (
            <p key={name} className="text-body font-semibold break-words">
              {name} <span className="num">{text}</span>
            </p>
          ))}
          {proof.matches ? (
            <p className="flex items-center gap-1.5 pt-1 text-callout font-semibold text-win">
              <CheckCircleIcon weight="fill" size={18} />
              {say('verifier.matches')}
            </p>
          ) : null}
        </div>
      </section>
      <section>
        <div className="flex items-baseline justify-between gap-3 pb-2">
          <h2 className="text-headline font-semibold">{say('verifier.steps')}</h2>
          <span className="text-footnote text-text-3">{say('verifier.stepsNote')}</span>
        </div>
        <ol className="verifier-steps">
          {proof.steps.map((step) => (
            <StepRow key={step.title} step={step} />
          ))}
        </ol>
      </section>
      {round.commitment === null ? null : (
        <OutsideCheck evidence={{ keo: 'round 1', ...round, commitment: round.commitment }}>
          {say('verifier.outside')}
        </OutsideCheck>
      )}
    </div>
  )
}

const SHOWN_MOST = 12

function StepRow({ step }: { step: Step }) {
  const say = useMessages()
  const more = step.result.length - SHOWN_MOST
  return (
    <li data-fits={step.fits}>
      <span className="verifier-mark" aria-hidden="true">
        {step.fits ? <CheckIcon size={14} /> : <XIcon size={14} />}
      </span>
      <b>{say(step.title)}</b>
      <code className="text-text-2">{step.how}</code>
      <code>
        → {step.result.slice(0, SHOWN_MOST).join(' · ')}
        {more > 0 ? ` ${say('verifier.more', { count: more })}` : ''}
      </code>
    </li>
  )
}

function MineField({ mines }: { mines: readonly unknown[] }) {
  return (
    <div className="verifier-mines" aria-hidden="true">
      {Array.from({ length: MINE_CELLS }, (_, cell) => (
        <i key={cell} data-mine={mines.includes(cell) || undefined} />
      ))}
    </div>
  )
}
