import { changeSeeds, type PlayResponseOf } from '@keo/games-contract/play-calls'
import { Button } from '@keo/ui/primitives/button'
import { useId, useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { PlayRefusal } from '../session/play-client.ts'
import type { PlaySession } from '../session/play-session.ts'
import { problemKey } from '../frame/problem-words.ts'
import { SeedRow } from './seed-row.tsx'

type Revealed = PlayResponseOf<typeof changeSeeds>['revealed']
const SEED_MAX = 64

/** The player's own seed. Changing the pair shows the server seed that was used until now. */
export function SeedForm({ session }: { session: PlaySession }) {
  const say = useMessages()
  const id = useId()
  const [seed, setSeed] = useState(session.store.getState().seeds.clientSeed)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [revealed, setRevealed] = useState<Revealed | null>(null)

  async function change(): Promise<void> {
    setBusy(true)
    setProblem('')
    try {
      const answer = await session.client.call(changeSeeds, seed ? { clientSeed: seed } : {})
      session.knowSeeds(answer.seeds)
      setRevealed(answer.revealed)
      setSeed(answer.seeds.clientSeed)
    } catch (error) {
      const details = {}
      setProblem(
        say(
          error instanceof PlayRefusal
            ? problemKey({ code: error.code, details })
            : problemKey({ code: 'INTERNAL', details }),
        ),
      )
    } finally {
      setBusy(false)
    }
  }

  const isWrong = seed.includes(':') || seed.length > SEED_MAX
  return (
    <>
      <form
        className="flex items-end gap-3 border-b border-line py-2.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWrong) void change()
        }}
      >
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="text-caption text-text-3">
            {say('fair.clientSeed')}
          </label>
          <input
            id={id}
            className="mt-1 h-11 w-full rounded-m bg-field px-3 font-mono text-footnote shadow-[inset_0_0_0_1px_var(--field-line)]"
            value={seed}
            maxLength={SEED_MAX}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={isWrong || undefined}
            onChange={(event) => setSeed(event.target.value)}
          />
        </div>
        <Button type="submit" kind="soft" busy={isBusy} disabled={isWrong}>
          {say('fair.change')}
        </Button>
      </form>
      {isWrong || problem ? (
        <p role="alert" className="mt-1 text-caption text-error">
          {isWrong ? say('game.problem.seed') : problem}
        </p>
      ) : null}
      {revealed ? (
        <SeedRow
          label={say('fair.serverSeed')}
          note={say('fair.revealedNow', { count: revealed.rounds })}
          value={revealed.serverSeed}
        />
      ) : null}
    </>
  )
}
