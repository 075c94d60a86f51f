import type { CaptchaQuestion } from '@keo/contract/captcha'
import { Button } from '@keo/ui/primitives/button'
import { Chip } from '@keo/ui/bars/chip'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { CaptchaFailure, CaptchaTip } from './captcha-failure.tsx'
import type { CaptchaViewProps } from './captcha-puzzle-view.tsx'
import { captchaQueries, useAnswerQuestion } from './captcha-queries.ts'

const FAILED_MS = 1200

/** For players who cannot drag or see the picture. */
export function CaptchaQuestionView(props: CaptchaViewProps) {
  const say = useMessages()
  const question = useQuery(captchaQueries.question(props.purpose, props.round))
  if (question.isError) return <CaptchaFailure error={question.error} {...props} />
  if (question.isPending) {
    return (
      <div role="status" aria-label={say('page.loading')}>
        <Skeleton className="h-[232px] w-full rounded-l" />
      </div>
    )
  }
  return <Question {...props} question={question.data} />
}

type QuestionProps = CaptchaViewProps & { question: CaptchaQuestion }

function Question({ question, isPassed, otherWay, onPass, onRenew }: QuestionProps) {
  const say = useMessages()
  const [picks, setPicks] = useState<readonly number[]>([])
  const [partsDone, setPartsDone] = useState(0)
  useQuery(captchaQueries.proof(question, setPartsDone))
  const answer = useAnswerQuestion(question)
  const toggle = (place: number): void =>
    setPicks(picks.includes(place) ? picks.filter((picked) => picked !== place) : [...picks, place])
  const isComplete = picks.length === question.picks

  return (
    <>
      <fieldset>
        <legend className="mb-3 text-body text-text">{question.question}</legend>
        <div className="grid grid-cols-2 gap-2">
          {question.choices.map((choice, place) => (
            <Chip
              key={choice}
              className="h-11! justify-center rounded-m!"
              on={picks.includes(place)}
              disabled={isPassed || answer.isPending}
              onClick={() => toggle(place)}
            >
              {choice}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Button
        kind="primary"
        size="l"
        wide
        className="mt-3"
        busy={answer.isPending}
        disabled={!isComplete || isPassed || answer.isError}
        onClick={() =>
          answer.mutate([...picks], {
            onSuccess: ({ captchaTicket }) => onPass(captchaTicket),
            onError: () => void clock.after(FAILED_MS, onRenew),
          })
        }
      >
        {say('captcha.answer')}
      </Button>
      <WorkProgress done={partsDone} of={question.proof.parts} />
      <CaptchaTip error={answer.error} isPassed={isPassed}>
        {otherWay}
      </CaptchaTip>
    </>
  )
}

/** In quarters: a screen reader that hears every step hears nothing else. */
function WorkProgress({ done, of }: { done: number; of: number }) {
  const say = useMessages()
  const percent = Math.floor((4 * done) / of) * 25
  return (
    <p className="mt-2 text-center text-footnote text-text-2" role="status">
      {percent < 100 ? say('captcha.working', { percent }) : say('captcha.worked')}
    </p>
  )
}
