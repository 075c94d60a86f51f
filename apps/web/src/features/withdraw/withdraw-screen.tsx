import { WITHDRAW_CHANNELS, type WithdrawChannel } from '@keo/contract/withdraw'
import { ClockCounterClockwiseIcon } from '@keo/ui/icons/clock-counter-clockwise'
import { IconButton } from '@keo/ui/primitives/icon-button'
import { Segmented } from '@keo/ui/bars/segmented'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { MemberScreen } from '../current-member/index.ts'
import { ChannelForm } from './channel-form.tsx'
import { FirstSteps } from './first-steps.tsx'

export default function WithdrawScreen() {
  const say = useMessages()
  const go = useGo()
  const [channel, setChannel] = useState<WithdrawChannel>('bank')
  const labels = {
    bank: say('withdraw.channel.bank'),
    usdt: 'USDT',
    ewallet: say('withdraw.channel.ewallet'),
    c2c: 'C2C',
  }
  const segments = WITHDRAW_CHANNELS.map((key) => ({ key, label: labels[key] }))
  return (
    <MemberScreen
      title={say('page.withdraw')}
      right={
        <IconButton
          label={say('withdraw.history')}
          icon={<ClockCounterClockwiseIcon size={23} />}
          onClick={() => go.to(paths.transactions())}
        />
      }
    >
      {(member) => (
        <>
          <Segmented
            label={say('withdraw.channel')}
            segments={segments}
            value={channel}
            onChange={setChannel}
          />
          <FirstSteps member={member} channel={channel} />
          <ChannelForm key={channel} channel={channel} />
        </>
      )}
    </MemberScreen>
  )
}
