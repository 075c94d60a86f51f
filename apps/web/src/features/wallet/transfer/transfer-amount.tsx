import { AmountChips } from '@keo/ui/fields/amount-chips'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { type Currency, moneyText } from '@keo/units/money'
import { AmountField } from '../../../page-kit/amounts/amount-field.tsx'
import { amountParts, formatCompact } from '../../../language/format.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { wholeDigits } from '../../../page-kit/amounts/money-entry.ts'
import type { useTransferForm } from '../use-transfer-form.ts'
import { useMoneyText } from '../use-money-text.ts'

const QUICK = [100_000, 500_000, 1_000_000, 5_000_000]

type Form = ReturnType<typeof useTransferForm>

export function TransferAmount({ form, currency }: { form: Form; currency: Currency }) {
  const say = useMessages()
  const language = useLanguage()
  const textOf = useMoneyText()
  const { most, digits, isShort } = form
  const atMost = most ? textOf(moneyText(most), currency) : ''
  const symbol = most ? (amountParts(most, language).after || amountParts(most, language).before).trim() : ''
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <div className="flex items-center justify-between gap-3">
        <span className="text-footnote text-text-2">{say('transfer.atMost', { amount: atMost })}</span>
        <Button
          size="xs"
          disabled={!most || most.minor === 0n}
          onClick={() => most && form.setDigits(wholeDigits(most))}
        >
          {say('transfer.all')}
        </Button>
      </div>
      <AmountField
        amount={digits}
        onChange={form.setDigits}
        currency={currency}
        symbol={symbol}
        label={say('transfer.amount')}
        placeholder="0"
        clearLabel={say('transfer.clear')}
        {...(isShort ? { error: say('transfer.short', { amount: atMost }) } : {})}
      />
      <AmountChips
        label={say('transfer.quick')}
        chips={QUICK.map((amount) => ({ amount, label: formatCompact(amount, language) }))}
        value={digits ? Number(digits) : null}
        onChange={(amount) => form.setDigits(String(amount))}
      />
    </Card>
  )
}
