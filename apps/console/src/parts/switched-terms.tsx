import { Button } from '@keo/ui/primitives/button'
import { type ReactNode, useState } from 'react'
import { useLook, type Words } from '../platform/look.ts'
import { useActOf } from '../platform/queries.ts'
import { offerUndo } from '../platform/undo.ts'
import { isReason, Reason } from './reason.tsx'
import { Refused } from './states.tsx'
import { TwoKeys } from './two-keys.tsx'

const vi = {
  'st.goesOn': 'Lệnh đang chạy vẫn đi tiếp.',
  'st.ask': 'Xin đổi',
} as const
const en = {
  'st.goesOn': 'Orders under way go on.',
  'st.ask': 'Ask for these',
} as const satisfies Record<keyof typeof vi, string>
const words = { vi, en } satisfies Words<keyof typeof vi>

/** What its switch says: what it is in either state, and what brings it there. */
type Says = {
  readonly open: string
  readonly closed: string
  readonly toOpen: string
  readonly toClosed: string
}

type SwitchedTermsProps = {
  readonly heading: string
  readonly name: string
  readonly isOpen: boolean
  readonly askedBy: string
  readonly says: Says
  readonly switchTo: (isOpen: boolean, reason: string) => Promise<unknown>
  readonly terms: string
  readonly hint?: string
  /** Null while nothing other is typed, or what is typed cannot be. */
  readonly ask: ((reason: string) => Promise<unknown>) | null
  readonly children: ReactNode
}

/** What takes orders: one person switches it, and takes that back; its terms take two. */
export function SwitchedTerms(props: SwitchedTermsProps) {
  const { heading, name, isOpen, askedBy, says, switchTo, terms, hint, ask, children } = props
  const { say } = useLook(words)
  const [reason, setReason] = useState('')
  const turn = useActOf(
    (to: boolean) => switchTo(to, reason),
    (_, to) => {
      setReason('')
      offerUndo({
        text: `${name}: ${to ? says.open : says.closed}`,
        undo: () => switchTo(!to, say('undo.reason')),
      })
    },
  )
  const asking = useActOf(
    (run: (reason: string) => Promise<unknown>) => run(reason),
    () => setReason(''),
  )
  return (
    <aside className="decision">
      <h2>{heading}</h2>
      <Reason text={reason} onText={setReason} />
      <Refused error={turn.error ?? asking.error} />
      <Button
        size="s"
        kind={isOpen ? 'outline' : 'neutral'}
        disabled={!isReason(reason)}
        busy={turn.isPending}
        onClick={() => turn.mutate(!isOpen)}
      >
        {isOpen ? says.toClosed : says.toOpen}
      </Button>
      <p className="meta">{say('st.goesOn')}</p>
      <h2 className="keys-row">
        <TwoKeys turned={askedBy === '' ? 0 : 1} /> {terms}
      </h2>
      {hint ? <p className="meta">{hint}</p> : null}
      {askedBy === '' ? (
        <>
          {children}
          <Button
            size="s"
            kind="outline"
            disabled={!isReason(reason) || ask === null}
            busy={asking.isPending}
            onClick={() => ask && asking.mutate(ask)}
          >
            {say('st.ask')}
          </Button>
        </>
      ) : (
        <p>{`${say('common.askedBy')} ${askedBy}`}</p>
      )}
      {asking.isSuccess ? <p role="status">{say('common.asked')}</p> : null}
    </aside>
  )
}
