import type { ReactNode } from 'react'
import { Amount, type AmountParts } from '../primitives/amount.tsx'
import './transfer-card.css'

type TransferCardProps = {
  label: string
  parts: AmountParts
  /** The countdown ring. */
  ring: ReactNode
  /** The code, dark on white in both themes. */
  code: ReactNode
  note?: ReactNode
  actions?: ReactNode
}

/** The exact amount to transfer, the time left and the code to scan. */
export function TransferCard({ label, parts, ring, code, note, actions }: TransferCardProps) {
  return (
    <section className="ui-transfer">
      <div className="ui-transfer-head">
        <div>
          <span className="ui-transfer-label">{label}</span>
          <Amount parts={parts} plain className="ui-transfer-amount" />
        </div>
        {ring}
      </div>
      <div className="ui-transfer-body">
        {code}
        {note ? <p className="ui-transfer-note">{note}</p> : null}
        {actions ? <div className="ui-transfer-actions">{actions}</div> : null}
      </div>
    </section>
  )
}
