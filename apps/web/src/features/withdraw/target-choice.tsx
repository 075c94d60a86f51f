import type { WithdrawChannel } from '@keo/contract/withdraw'
import { PlusIcon } from '@keo/ui/icons/plus'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { RadioList } from '@keo/ui/primitives/radio-list'
import { paths } from '../../paths.ts'
import { useMessages } from '../../shared/messages.ts'
import { followLink } from '../../shell/use-go.ts'
import { TargetCard, targetName, useBankCards, useWallets, type PayoutTarget } from '../bindings/index.ts'

const ADD_PATHS: Record<WithdrawChannel, string> = {
  bank: paths.addBankCard(),
  usdt: paths.addCryptoAddress(),
  ewallet: paths.addEwallet(),
}

/** What is bound for this way, newest first; undefined until it is known. */
export function useTargets(channel: WithdrawChannel): readonly PayoutTarget[] | undefined {
  const cards = useBankCards().data
  const wallets = useWallets().data
  if (channel === 'bank') return cards
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
  return (
    <>
      {chosen ? <TargetCard target={chosen} /> : null}
      <Card>
        {targets.length > 1 ? (
          <RadioList
            label={say('withdraw.targets')}
            value={chosen?.id ?? null}
            onChange={onChoose}
            options={targets.map((target) => ({
              key: target.id,
              label: targetName(target),
              note: <span className="num">{target.maskedNumber}</span>,
            }))}
          />
        ) : null}
        <ListRow
          title={chosen ? say('withdraw.add') : say('withdraw.noTarget')}
          note={chosen ? undefined : say('withdraw.add')}
          icon={<PlusIcon size={20} />}
          tile
          href={add}
          onClick={(event) => followLink(event, add)}
        />
      </Card>
    </>
  )
}
