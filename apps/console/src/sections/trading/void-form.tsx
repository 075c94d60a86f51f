import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLook } from '../../platform/look.ts'
import { SettlementPreview } from './settlement-preview.tsx'
import { settlementWords } from './settlement-words.ts'

/** A match that is over and must not count. */
export function VoidForm({ matchId }: { matchId: number }) {
  const { say } = useLook(settlementWords)
  const [isShown, setIsShown] = useState(false)
  return (
    <section className="panel">
      <h2>{say('voidMatch')}</h2>
      <p className="meta">{say('voidNote')}</p>
      {isShown ? (
        <SettlementPreview act={{ matchId }} />
      ) : (
        <Button size="s" onClick={() => setIsShown(true)}>
          {say('preview')}
        </Button>
      )}
    </section>
  )
}
