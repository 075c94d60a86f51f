import { RadioList } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../language/messages.ts'
import type { LobbyFilter, Volatility } from './lobby-filter.ts'
import { VOLATILITIES } from './lobby-filter.ts'
import { VOLATILITY_TEXTS } from './lobby-words.ts'

type FilterSheetProps = {
  isOpen: boolean
  onClose: () => void
  filter: LobbyFilter
  studios: readonly { name: string; count: number }[]
  onChange: (change: Partial<LobbyFilter>) => void
}

const EVERY = 'every'

/** Studio and volatility of the games that are shown. */
export function FilterSheet({ isOpen, onClose, filter, studios, onChange }: FilterSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={say('lobby.filter')}
      closeLabel={say('common.close')}
      footer={
        <div className="flex gap-2">
          <Button kind="outline" size="l" onClick={() => onChange({ studio: null, volatility: null })}>
            {say('lobby.filter.clear')}
          </Button>
          <Button kind="primary" size="l" className="grow" onClick={onClose}>
            {say('lobby.filter.done')}
          </Button>
        </div>
      }
    >
      <h3 className="pb-1 text-callout text-text-2">{say('lobby.filter.volatility')}</h3>
      <RadioList<Volatility | typeof EVERY>
        label={say('lobby.filter.volatility')}
        value={filter.volatility ?? EVERY}
        options={[
          { key: EVERY, label: say('lobby.filter.everyVolatility') },
          ...VOLATILITIES.map((key) => ({ key, label: say(VOLATILITY_TEXTS[key]) })),
        ]}
        onChange={(key) => onChange({ volatility: key === EVERY ? null : key })}
      />
      <h3 className="pt-3 pb-1 text-callout text-text-2">{say('lobby.filter.studio')}</h3>
      <RadioList<string>
        label={say('lobby.filter.studio')}
        value={filter.studio ?? EVERY}
        options={[
          { key: EVERY, label: say('lobby.filter.everyStudio') },
          ...studios.map(({ name, count }) => ({ key: name, label: name, note: String(count) })),
        ]}
        onChange={(key) => onChange({ studio: key === EVERY ? null : key })}
      />
    </Sheet>
  )
}
