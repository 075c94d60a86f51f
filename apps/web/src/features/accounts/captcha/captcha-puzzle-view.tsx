import { CAPTCHA_HEIGHT, CAPTCHA_PIECE_SIZE, CAPTCHA_WIDTH, type CaptchaPuzzle } from '@keo/contract/captcha'
import { Skeleton } from '@keo/ui/primitives/skeleton'
import { SlideCaptcha } from '@keo/ui/fields/slide-captcha'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { clock } from '../../../platform/time.ts'
import { CaptchaFailure, CaptchaTip } from './captcha-failure.tsx'
import { captchaQueries, type CaptchaPurpose, useCheckPuzzle } from './captcha-queries.ts'

export type CaptchaViewProps = {
  purpose: CaptchaPurpose
  round: number
  isPassed: boolean
  /** The way to the other kind of challenge. */
  otherWay: ReactNode
  onPass: (ticket: string) => void
  /** A wrong answer burns the challenge: the next try gets another. */
  onRenew: () => void
}

/** Long enough to see the shake and to read why. */
const FAILED_MS = 1200

export function CaptchaPuzzleView(props: CaptchaViewProps) {
  const puzzle = useQuery(captchaQueries.puzzle(props.purpose, props.round))
  if (puzzle.isError) return <CaptchaFailure error={puzzle.error} {...props} />
  if (puzzle.isPending) return <PuzzleSkeleton otherWay={props.otherWay} />
  return <Puzzle {...props} puzzle={puzzle.data} />
}

type PuzzleProps = CaptchaViewProps & { puzzle: CaptchaPuzzle }

function Puzzle({ puzzle, isPassed, otherWay, onPass, onRenew }: PuzzleProps) {
  const say = useMessages()
  const check = useCheckPuzzle(puzzle)
  return (
    <>
      <SlideCaptcha
        picture={<img src={puzzle.background} alt="" draggable={false} />}
        size={{ width: puzzle.width, height: puzzle.height }}
        piece={{
          content: <img src={puzzle.piece} alt="" draggable={false} />,
          size: puzzle.pieceSize,
          top: puzzle.pieceTop,
        }}
        hint={say('captcha.hint')}
        label={say('captcha.slider')}
        state={stateOf(check, isPassed)}
        onRelease={(release) =>
          check.mutate(release, {
            onSuccess: ({ captchaTicket }) => onPass(captchaTicket),
            onError: () => void clock.after(FAILED_MS, onRenew),
          })
        }
      />
      <CaptchaTip error={check.error} isPassed={isPassed}>
        {otherWay}
      </CaptchaTip>
    </>
  )
}

function stateOf({ status }: { status: string }, isPassed: boolean) {
  if (isPassed) return 'passed'
  if (status === 'pending') return 'checking'
  return status === 'error' ? 'failed' : 'idle'
}

function PuzzleSkeleton({ otherWay }: Pick<CaptchaViewProps, 'otherWay'>) {
  const say = useMessages()
  return (
    <>
      <SlideCaptcha
        picture={<Skeleton className="size-full" />}
        size={{ width: CAPTCHA_WIDTH, height: CAPTCHA_HEIGHT }}
        piece={{ content: null, size: CAPTCHA_PIECE_SIZE, top: 0 }}
        hint={say('page.loading')}
        label={say('captcha.slider')}
        state="loading"
        onRelease={() => {}}
      />
      <CaptchaTip error={null} isPassed={false}>
        {otherWay}
      </CaptchaTip>
    </>
  )
}
