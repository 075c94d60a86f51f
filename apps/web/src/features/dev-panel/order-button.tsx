import { Button } from '@keo/ui/primitives/button'
import { Refused } from './refused.tsx'

type OrderButtonProps<Answer> = {
  label: string
  order: { readonly isPending: boolean; readonly error: Error | null; readonly data: Answer | undefined }
  onGive: () => void
  /** What the provider said to it. */
  answerText: (answer: Answer) => string
  hint?: string
  /** It was done: there is nothing left to give. */
  isDone?: boolean
}

/** One order to the provider, and under it what came of it. */
export function OrderButton<Answer>(props: OrderButtonProps<Answer>) {
  const { label, order, onGive, answerText, hint, isDone = false } = props
  const { isPending, error, data } = order
  return (
    <div className="flex flex-col gap-2">
      <Button size="s" busy={isPending} disabled={isDone} onClick={onGive}>
        {label}
      </Button>
      {error ? <Refused error={error} /> : null}
      {data ? (
        <p role="status" className="text-callout text-text-2">
          {answerText(data)}
        </p>
      ) : hint ? (
        <p className="text-caption text-text-3">{hint}</p>
      ) : null}
    </div>
  )
}
