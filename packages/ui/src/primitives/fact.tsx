import type { ReactNode } from 'react'

type FactProps = {
  name: string
  /** The one that matters. */
  strong?: boolean
  children: ReactNode
}

/** A name and what it is, at both edges of a `dl`. */
export function Fact({ name, strong = false, children }: FactProps) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-text-2">{name}</dt>
      <dd className={`num min-w-0 text-right ${strong ? 'text-headline font-bold text-brand-text' : ''}`}>
        {children}
      </dd>
    </div>
  )
}
