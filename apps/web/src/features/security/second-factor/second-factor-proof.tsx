import { PROOF_MINUTES, type ProofWay } from '@keo/contract/second-factor-proof'
import { minutes, seconds } from '@keo/units/instants'
import { type ReactNode, useRef, useState } from 'react'
import { clock } from '../../../platform/time.ts'
import { ProofSheet } from './second-factor-proof-sheet.tsx'

/** Given up a little early, so that none runs out on its way. */
const KEPT_MS = minutes(PROOF_MINUTES) - seconds(20)

export type WithProof = <Result>(run: (ticket: string) => Promise<Result>) => Promise<Result | null>

/**
 * Asks for a fresh proof before the first change and remembers it for the next minutes, in this screen alone. Null
 * when the player closes the sheet.
 */
export function useProof(ways: readonly ProofWay[]): { withProof: WithProof; proofSheet: ReactNode } {
  const kept = useRef<{ ticket: string; at: number } | null>(null)
  const [waiting, setWaiting] = useState<{ answer: (ticket: string | null) => void } | null>(null)

  const ask = (): Promise<string | null> =>
    new Promise((resolve) =>
      setWaiting({
        answer(ticket) {
          setWaiting(null)
          if (ticket !== null) kept.current = { ticket, at: clock.monotonicMs() }
          resolve(ticket)
        },
      }),
    )
  const withProof: WithProof = async (run) => {
    const isFresh = kept.current !== null && clock.monotonicMs() - kept.current.at < KEPT_MS
    const ticket = isFresh && kept.current ? kept.current.ticket : await ask()
    return ticket === null ? null : run(ticket)
  }
  return { withProof, proofSheet: waiting ? <ProofSheet ways={ways} onAnswer={waiting.answer} /> : null }
}
