import { Button } from '@keo/ui/primitives/button'
import type { ReactNode } from 'react'
import { useLook } from '../platform/look.ts'

export type HidingFilter = {
  readonly name: string
  readonly value: string
  /** What there would be without it, where it is known. */
  readonly without?: ReactNode
  readonly onDrop: () => void
}

/** Nothing fits: each filter by its name, what it hides, and the way to be without it. */
export function NoResult({ filters, onClear }: { filters: readonly HidingFilter[]; onClear: () => void }) {
  const { say } = useLook()
  return (
    <div className="state" role="status">
      {filters.map(({ name, value, without, onDrop }) => (
        <p key={name} className="keys-row">
          <span>
            {say('none.fits')} <b>{name}</b> “{value}”.
          </span>
          {without}
          {filters.length > 1 ? (
            <Button size="s" onClick={onDrop}>
              {say('none.drop')}: {name}
            </Button>
          ) : null}
        </p>
      ))}
      <Button size="s" onClick={onClear}>
        {say('none.clear')}
      </Button>
    </div>
  )
}
