import type { OwnerCandidate } from '@keo/contract/console-suspense'
import { Button } from '@keo/ui/primitives/button'
import { useLook } from '../../platform/look.ts'
import { words } from './words.ts'

export type Chosen = Pick<OwnerCandidate, 'memberId' | 'userName'>

type ChooseProps = { one: Chosen; chosen: Chosen | null; onChosen: (one: Chosen) => void }

export function Choose({ one: { memberId, userName }, chosen, onChosen }: ChooseProps) {
  const { say } = useLook(words)
  return (
    <Button
      size="s"
      kind="outline"
      aria-pressed={chosen?.memberId === memberId}
      aria-label={`${say('sp.choose')} ${userName}`}
      onClick={() => onChosen({ memberId, userName })}
    >
      {say('sp.choose')}
    </Button>
  )
}
