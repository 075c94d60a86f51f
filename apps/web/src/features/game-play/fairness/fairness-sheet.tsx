import { isShared } from '@keo/games-contract/engines'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useMessages } from '../../../language/messages.ts'
import type { PlaySession } from '../session/play-session.ts'
import { RoundProofView } from './round-proof-view.tsx'
import { SeedForm } from './seed-form.tsx'
import { SeedRow } from './seed-row.tsx'
import { TableSeal } from './table-seal.tsx'

type FairnessSheetProps = { session: PlaySession; onClose: () => void }
const LISTED = 10

/** What the next round follows from, the way to change it, and the last rounds to be computed again. */
export default function FairnessSheet({ session, onClose }: FairnessSheetProps) {
  const say = useMessages()
  const { rounds } = useStore(session.store)
  const [chosen, setChosen] = useState<string | null>(null)
  const ended = rounds.filter(({ state }) => state === 'closed').slice(0, LISTED)
  return (
    <Sheet open onOpenChange={onClose} title={say('game.fairness')} closeLabel={say('common.close')}>
      {isShared(session.opened.facts.engine) ? (
        <TableSeal session={session} />
      ) : (
        <OwnSeal session={session} />
      )}
      <h3 className="mt-5 text-headline font-bold">{say('game.lastRounds')}</h3>
      {ended.length === 0 ? <p className="mt-1 text-footnote text-text-3">{say('game.noRounds')}</p> : null}
      <ul>
        {ended.map((round) => (
          <li key={round.id} className="border-t border-line">
            <button
              type="button"
              className="flex min-h-11 w-full items-center justify-between gap-3 text-left text-footnote"
              aria-expanded={chosen === round.id}
              onClick={() => setChosen(chosen === round.id ? null : round.id)}
            >
              <span className="num font-semibold">{say('fair.round', { number: String(round.number) })}</span>
              <span className="text-brand-text">{say('fair.check')}</span>
            </button>
            {chosen === round.id ? <RoundProofView session={session} round={round} /> : null}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** The pair of seeds that the player's next rounds follow from. */
function OwnSeal({ session }: { session: PlaySession }) {
  const say = useMessages()
  const { seeds } = useStore(session.store)
  return (
    <>
      <p className="text-footnote text-text-2">{say('fair.intro')}</p>
      <SeedRow label={say('fair.commitment')} note={say('fair.before')} value={seeds.commitment} />
      <SeedRow label={say('fair.nonce')} value={String(seeds.nextNonce)} />
      <SeedForm session={session} />
    </>
  )
}
