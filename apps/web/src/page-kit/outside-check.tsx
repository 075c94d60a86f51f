import type { ReactNode } from 'react'
import { type Evidence, verifyAddress } from '../proofs/evidence.ts'

/** Leads to the page that checks without the site, with what there is to check. */
export function OutsideCheck({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  return (
    <a
      href={verifyAddress(evidence)}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center justify-center text-callout font-semibold text-brand-text"
    >
      {children}
    </a>
  )
}
