import { useMessages } from '../../../language/messages.ts'
import { Choice } from './choice.tsx'
import { Labelled } from './stage.tsx'

type Risk = 'low' | 'medium' | 'high'
const RISKS: readonly Risk[] = ['low', 'medium', 'high']

type RiskChoiceProps = { value: Risk; onChange: (risk: Risk) => void; isLocked: boolean }

export function RiskChoice({ value, onChange, isLocked }: RiskChoiceProps) {
  const say = useMessages()
  return (
    <Labelled label={say('game.risk')}>
      <Choice
        label={say('game.risk')}
        options={RISKS.map((key) => ({ key, label: say(`game.volatility.${key}`) }))}
        value={value}
        onChange={onChange}
        isLocked={isLocked}
      />
    </Labelled>
  )
}
