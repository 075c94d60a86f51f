import type { WithdrawChannel } from '@keo/contract/withdraw'
import { PlusIcon } from '@keo/ui/icons/plus'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { RadioList } from '@keo/ui/fields/radio-list'
import { Strip } from '@keo/ui/primitives/strip'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { followLink } from '../../navigation/use-go.ts'
import {
  TargetCard,
  targetName,
  useBankCards,
  useC2cBanks,
  useWallets,
  type PayoutTarget,
} from '../bindings/index.ts'

export const ADD_PATHS: Record<WithdrawChannel, string> = {
  bank: paths.addBankCard(),
  usdt: paths.addCryptoAddress(),
  ewallet: paths.addEwallet(),
  c2c: paths.addBankCard(),
}

/** What is bound for this way, newest first; undefined until it is known. */
export function useTargets(channel: WithdrawChannel): readonly PayoutTarget[] | undefined {
  const cards = useBankCards().data
  const wallets = useWallets().data
  const merchantBanks = useC2cBanks(channel === 'c2c').data
  if (channel === 'bank') return cards
  if (channel === 'c2c')
    return merchantBanks && cards?.filter(({ bankCode }) => merchantBanks.includes(bankCode))
  return wallets?.filter(({ currency }) => currency === (channel === 'usdt' ? 'USDT' : 'EWALLET'))
}

type TargetChoiceProps = {
  channel: WithdrawChannel
  targets: readonly PayoutTarget[]
  chosen: PayoutTarget | undefined
  onChoose: (id: string) => void
}

export function TargetChoice({ channel, targets, chosen, onChoose }: TargetChoiceProps) {
  const say = useMessages()
  const add = ADD_PATHS[channel]
  if (!chosen)
    return (
      <Card>
        <ListRow
          title={say(channel === 'c2c' ? 'withdraw.c2cTarget' : 'withdraw.noTarget')}
          note={say('withdraw.add')}
          icon={<PlusIcon size={20} />}
          tile
          href={add}
          onClick={(event) => followLink(event, add)}
        />
      </Card>
    )
  return (
    <>
      <TargetCard target={chosen} />
      {targets.length > 1 ? (
        <Card>
          <RadioList
            label={say('withdraw.targets')}
            value={chosen.id}
            onChange={onChoose}
            options={targets.map((target) => ({
              key: target.id,
              label: targetName(target),
              note: <span className="num">{target.maskedNumber}</span>,
            }))}
          />
        </Card>
      ) : null}
      <a
        className="-my-2 flex min-h-11 items-center gap-1.5 self-start px-0.5 text-footnote font-semibold text-brand-text"
        href={add}
        onClick={(event) => followLink(event, add)}
      >
        <PlusIcon size={16} />
        {say('withdraw.add')}
      </a>
      {channel === 'c2c' ? <Strip tone="info">{say('withdraw.c2cNote')}</Strip> : null}
    </>
  )
}
