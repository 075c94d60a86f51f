import type { Wallet } from '@keo/contract/wallet'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { RadioList } from '@keo/ui/fields/radio-list'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { Segmented } from '@keo/ui/bars/segmented'
import { Strip } from '@keo/ui/primitives/strip'
import { moneyText } from '@keo/units/money'
import { useMessages } from '../../../language/messages.ts'
import { useIsOnline } from '../../../platform/online.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { Problem } from '../../../page-kit/problem.tsx'
import { useTransferForm } from '../use-transfer-form.ts'
import { useMoneyText } from '../use-money-text.ts'
import { TransferAmount } from './transfer-amount.tsx'
import { TransferOutcome } from './transfer-outcome.tsx'

export function TransferForm({ wallet }: { wallet: Wallet }) {
  const say = useMessages()
  const textOf = useMoneyText()
  const isOnline = useIsOnline()
  const form = useTransferForm(wallet)
  const { currency, gameWallets } = wallet

  async function submit(): Promise<void> {
    if (!form.amount || !form.provider) return
    const said = { amount: textOf(moneyText(form.amount), currency), name: form.provider.name }
    const isAgreed = await confirm({
      title: form.direction === 'in' ? say('transfer.sureIn', said) : say('transfer.sureOut', said),
      text: say('transfer.sureNote'),
      agree: say('transfer.submitSum', said),
    })
    if (isAgreed) await form.send()
  }

  return (
    <>
      <Segmented
        label={say('transfer.direction')}
        segments={[
          { key: 'in', label: say('transfer.in') },
          { key: 'out', label: say('transfer.out') },
        ]}
        value={form.direction}
        onChange={form.setDirection}
      />
      <SectionTitle>{say('transfer.provider')}</SectionTitle>
      <Card>
        <RadioList
          label={say('transfer.provider')}
          options={gameWallets.map(({ provider, name, amount, isOpen }) => ({
            key: provider,
            label: name,
            note: isOpen ? textOf(amount, currency) : say('transfer.closed'),
            disabled: !isOpen,
          }))}
          value={form.provider?.provider ?? null}
          onChange={form.setProvider}
        />
      </Card>
      <TransferAmount form={form} currency={currency} />
      {form.isUnsure ? <Strip tone="warn">{say('transfer.unsure')}</Strip> : null}
      <Problem error={form.refusal} />
      {form.last ? <TransferOutcome key={form.last.id} first={form.last} currency={currency} /> : null}
      <Button
        kind="primary"
        size="l"
        wide
        busy={form.isBusy}
        disabled={!form.amount || form.isShort || !form.provider || !isOnline}
        onClick={() => void submit()}
      >
        {say('transfer.submit')}
      </Button>
    </>
  )
}
