import type { ReactNode } from 'react'

/** Two codes may stand on one page: each says where it went. */
export function LabelledCode({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="ui-field-label">{label}</legend>
      {children}
    </fieldset>
  )
}
