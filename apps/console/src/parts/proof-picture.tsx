import type { StaffCall } from '@keo/contract/staff-call'
import type { RequestOf, ResponseOf } from '@keo/contract/define-call'
import { Button } from '@keo/ui/primitives/button'
import { useKeys } from '../platform/keys.ts'
import { useAct } from '../platform/queries.ts'
import { Empty, Refused } from './states.tsx'
import './proof-picture.css'

type Picture = { readonly type: string; readonly picture: string }

type Props<C extends StaffCall> = {
  /** The call that shows it. */
  declared: C
  request: RequestOf<C>
  hasProof: boolean
  maySee: boolean
  title: string
  /** What is said where there is none, where it may not be seen, and on the button. */
  none: string
  there: string
  show: string
}

/** Shown when it is asked for, by P too: it holds names and accounts, and who looked is in the log. */
export function ProofPicture<C extends StaffCall>(props: Props<C>) {
  const { declared, request, hasProof, maySee, title, none, there, show } = props
  const shown = useAct(declared)
  const picture = shown.data as (ResponseOf<C> & Picture) | undefined
  const open = () => shown.mutate(request)
  const isClosed = hasProof && maySee && picture === undefined
  useKeys(isClosed ? { p: open } : {})
  return (
    <section className="panel">
      <h2>{title}</h2>
      {!hasProof ? (
        <Empty>{none}</Empty>
      ) : picture ? (
        <img className="proof-picture" alt={title} src={`data:${picture.type};base64,${picture.picture}`} />
      ) : maySee ? (
        <Button size="s" kind="outline" busy={shown.isPending} onClick={open}>
          {show} <kbd>P</kbd>
        </Button>
      ) : (
        <Empty>{there}</Empty>
      )}
      <Refused error={shown.error} />
    </section>
  )
}
