import { Card } from '@keo/ui/primitives/card'
import type { ReactNode } from 'react'

type SampleProps = { title: string; children: ReactNode; bare?: boolean }

/** One component in its states, on a card of its own. */
export function Sample({ title, children, bare }: SampleProps) {
  return (
    <Card hero className="min-w-0 overflow-hidden pb-4">
      <p className="px-4 pt-4 pb-3 text-footnote text-text-3">{title}</p>
      <div className={bare ? '' : 'px-4'}>{children}</div>
    </Card>
  )
}

/** A state with its name below. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      {children}
      <p className="mt-1.5 text-center text-micro text-text-3">{name}</p>
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-2.5">{children}</div>
}
