import { DeviceMobileIcon } from '@keo/ui/icons/device-mobile'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { AppSetupSheet } from './second-factor-app-setup.tsx'
import type { WithProof } from './second-factor-proof.tsx'
import { newTotp, turnTotpOff, useFactorChange } from './second-factor-queries.ts'
import { useTimeText } from './second-factor-time.ts'

type AppCardProps = {
  /** Empty while codes are not asked for. */
  since: string
  withProof: WithProof
  onCodes: (codes: readonly string[]) => void
}

type Setup = { readonly ticket: string; readonly secret: string; readonly address: string }

export function AppCard({ since, withProof, onCodes }: AppCardProps) {
  const say = useMessages()
  const timeText = useTimeText()
  const [setup, setSetup] = useState<Setup | null>(null)
  const begin = useFactorChange(() =>
    withProof(async (ticket) => setSetup({ ticket, ...(await newTotp(ticket)) })),
  )
  const note =
    since === '' ? say('secondFactor.appNote') : say('secondFactor.since', { time: timeText(since) })
  return (
    <Card>
      <ListRow
        icon={<DeviceMobileIcon size={20} />}
        title={say('secondFactor.app')}
        note={note}
        control={
          since === '' ? (
            <Button kind="primary" size="s" busy={begin.isPending} onClick={() => begin.mutate(undefined)}>
              {say('secondFactor.turnOn')}
            </Button>
          ) : (
            <TurnOffButton withProof={withProof} />
          )
        }
      />
      {setup ? (
        <AppSetupSheet
          {...setup}
          onClose={() => setSetup(null)}
          onDone={(codes) => {
            setSetup(null)
            toast.show(say('secondFactor.turnedOn'), { kind: 'success' })
            onCodes(codes)
          }}
        />
      ) : null}
    </Card>
  )
}

function TurnOffButton({ withProof }: { withProof: WithProof }) {
  const say = useMessages()
  const off = useFactorChange(() =>
    withProof(async (ticket) => {
      await turnTotpOff(ticket)
      toast.show(say('secondFactor.turnedOff'))
    }),
  )
  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: say('secondFactor.turnOffTitle'),
      text: say('secondFactor.turnOffQuestion'),
      agree: say('secondFactor.turnOff'),
      decline: say('secondFactor.keep'),
      isDestructive: true,
    })
    if (isAgreed) off.mutate(undefined)
  }
  return (
    <Button kind="danger" size="s" busy={off.isPending} onClick={() => void ask()}>
      {say('secondFactor.turnOff')}
    </Button>
  )
}
