import type { ReactNode } from 'react'
import type { Evidence } from '../proofs/evidence.ts'
import { useVerifyAddress } from './use-verify-address.ts'

/** Leads to the page that checks without the site, with what there is to check. */
export function OutsideCheck({ evidence, children }: { evidence: Evidence; children: ReactNode }) {
  const address = useVerifyAddress(JSON.stringify(evidence))
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener"
      className="flex min-h-11 items-center justify-center text-callout font-semibold text-brand-text"
    >
      {children}
    </a>
  )
}
