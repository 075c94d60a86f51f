import { RECOVERY_CODES } from '@keo/contract/second-factor-proof'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { LockKeyIcon } from '@keo/ui/icons/lock-key'
import { useMessages } from '../../../language/messages.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import type { WithProof } from './second-factor-proof.tsx'
import { newRecoveryCodes, useFactorChange } from './second-factor-queries.ts'

type RecoveryCardProps = {
  left: number
  /** Whether there is a factor to recover. */
  isOn: boolean
  withProof: WithProof
  onCodes: (codes: readonly string[]) => void
}

export function RecoveryCard({ left, isOn, withProof, onCodes }: RecoveryCardProps) {
  const say = useMessages()
  const renew = useFactorChange(() =>
    withProof(async (ticket) => onCodes((await newRecoveryCodes(ticket)).recoveryCodes)),
  )
  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: say('secondFactor.renewTitle'),
      text: say('secondFactor.renewQuestion'),
      agree: say('secondFactor.renew'),
      decline: say('secondFactor.keep'),
      isDestructive: true,
    })
    if (isAgreed) renew.mutate(undefined)
  }
  return (
    <Card>
      <ListRow
        icon={<LockKeyIcon size={20} />}
        title={
          isOn ? say('secondFactor.recoveryLeft', { left, all: RECOVERY_CODES }) : say('secondFactor.off')
        }
        note={say(isOn ? 'secondFactor.recoveryNote' : 'secondFactor.recoveryNone')}
        control={
          isOn ? (
            <Button size="s" busy={renew.isPending} onClick={() => void ask()}>
              {say('secondFactor.renew')}
            </Button>
          ) : undefined
        }
      />
    </Card>
  )
}
