import { loadArea } from '../../language/messages.ts'
import { queryClient } from '../../api/query-client.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { secondFactorQuery } from './second-factor/second-factor-queries.ts'

/** Shows the question above everything. False when the player closes it, or when it cannot be shown. */
export async function askForProof(): Promise<boolean> {
  const parts = Promise.all([
    import('./second-factor/second-factor-proof-sheet.tsx'),
    queryClient.fetchQuery(secondFactorQuery),
    loadArea('security'),
    loadArea('accounts'),
  ])
  const [sheet, state] = await parts.catch(() => [null, null] as const)
  if (!sheet || !state) return false
  const { ProofSheet } = sheet
  return new Promise((resolve) => {
    overlays.open('proof', ({ close }) => (
      <ProofSheet
        ways={state.proofs}
        onAnswer={(ticket) => {
          close()
          resolve(ticket !== null)
        }}
      />
    ))
  })
}
