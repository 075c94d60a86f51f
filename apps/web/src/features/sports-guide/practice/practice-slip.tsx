import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { useState } from 'react'
import { AmountField } from '../../../page-kit/amounts/amount-field.tsx'
import { useMessages } from '../../../language/messages.ts'
import { useDongText } from '../use-dong-text.ts'
import { type PracticeWallet, STAKE_MIN, stakeProblem } from './practice-wallet.ts'

type PracticeSlipProps = {
  wallet: PracticeWallet
  /** What was chosen, in words; null before that. */
  chosen: string | null
  onPlace: (stake: number) => void
}

export function PracticeSlip({ wallet, chosen, onPlace }: PracticeSlipProps) {
  const say = useMessages()
  const textOf = useDongText()
  const [digits, setDigits] = useState('50000')
  const problem = stakeProblem(wallet, Number(digits))
  const words = {
    tooLittle: say('practice.tooLittle', { amount: textOf(STAKE_MIN) }),
    tooMuch: say('practice.tooMuch'),
  }
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <p className="text-callout">{chosen ?? say('practice.choose')}</p>
      <AmountField
        amount={digits}
        onChange={setDigits}
        currency="VND"
        symbol="₫"
        label={say('practice.stake')}
        size="stake"
        {...(problem ? { error: words[problem] } : {})}
      />
      <Button
        kind="primary"
        wide
        disabled={chosen === null || problem !== null}
        onClick={() => onPlace(Number(digits))}
      >
        {say('practice.place')}
      </Button>
    </Card>
  )
}
