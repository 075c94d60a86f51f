import { Spinner } from '@keo/ui/primitives/spinner'
import { useMessages } from '../../../language/messages.ts'
import { paths } from '../../../navigation/paths.ts'
import { link } from '../../../page-kit/link.ts'
import { usePlayAmounts, usePlayFrame } from '../frame/play-context.ts'
import { isMore, takeAmount } from '../session/play-money.ts'

type ActionButtonProps = {
  /** What it does; the sum stands beside it. */
  label: string
  /** What it moves: the stake, or what an exit pays. */
  amount: string
  onClick: () => void
  /** A stake has to be in the balance; an exit does not. */
  isStake?: boolean
  disabled?: boolean
  /** What was pressed is under way: it does nothing now, and keeps the focus of a keyboard. */
  isWaiting?: boolean
}

/** The one action of a game. With too little in the wallet it becomes the way to more, and names how much is missing. */
export function ActionButton({
  label,
  amount,
  onClick,
  isStake = true,
  disabled = false,
  isWaiting = false,
}: ActionButtonProps) {
  const say = useMessages()
  const { text } = usePlayAmounts()
  const { balance, isBusy, isChecking, isBlocked, isDemo, relaunch } = usePlayFrame()
  const isShort = isStake && isMore(amount, balance)
  const rests = isBusy || isWaiting
  if (isChecking) {
    return (
      <button type="button" className="play-action" aria-disabled="true" aria-busy="true">
        <Spinner />
        {say('game.checking')}
      </button>
    )
  }
  if (isShort && !isBusy && isDemo) {
    return (
      <button type="button" className="play-action" onClick={relaunch}>
        {say('game.demoRefill')}
      </button>
    )
  }
  if (isShort && !isBusy) {
    return (
      <a className="play-action" {...link(paths.deposit())}>
        {say('game.topUp', { amount: text(takeAmount(amount, balance)) })}
      </a>
    )
  }
  return (
    <button
      type="button"
      className="play-action"
      data-spread
      disabled={disabled || (isStake && isBlocked)}
      aria-disabled={rests || undefined}
      aria-busy={isBusy || undefined}
      onClick={rests ? undefined : onClick}
    >
      <span>{label}</span>
      <span className="num">{text(amount.includes('.') ? amount : `${amount || '0'}.00`)}</span>
    </button>
  )
}
