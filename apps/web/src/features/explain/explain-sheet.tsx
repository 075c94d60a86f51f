import { Badge } from '@keo/ui/primitives/badge'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Switch } from '@keo/ui/fields/switch'
import { Sheet } from '@keo/ui/layers/sheet'
import { moneyParts } from '@keo/units/money'
import { useQuery } from '@tanstack/react-query'
import { formatMoney, formatWholeMoney } from '../../language/format.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { setMarks, useMarks } from '../../page-kit/explain/explain-marks.ts'
import { link } from '../../page-kit/link.ts'
import type { Explanation, Part, Words } from './explanation.ts'
import type { Explainable } from './explanations.ts'

type ExplainSheetProps = {
  figure: Explainable
  /** Of this opening: what was asked before is asked again. */
  number: number
  onClose: () => void
}

/** Why there is this figure: what it is, its rule, what it is made of now, who set it, and where to go on. */
export default function ExplainSheet({ figure, number, onClose }: ExplainSheetProps) {
  const say = useMessages()
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={say('explain.title')}
      closeLabel={say('common.close')}
    >
      <Told figure={figure} number={number} onLeave={onClose} />
    </Sheet>
  )
}

function Told({ figure, number, onLeave }: Omit<ExplainSheetProps, 'onClose'> & { onLeave: () => void }) {
  const words = useWords()
  const { say } = words
  const { data, isLoading, isError } = useQuery({
    queryKey: ['explain', number],
    queryFn: () => figure.ask?.() ?? null,
    enabled: figure.ask !== null,
    retry: false,
    gcTime: 0,
  })
  const told = figure.tell(words, data)
  const { path, text } = told.link
  const way = link(path)
  return (
    <div className="flex flex-col gap-3.5 pb-4" aria-busy={isLoading}>
      <div>
        <p className="text-footnote text-text-2">{told.name}</p>
        <p className="num text-title-1 font-bold">{told.value}</p>
      </div>
      <p className="text-callout text-pretty">{told.rule}</p>
      <Parts told={told} />
      {isLoading ? <p className="text-footnote text-text-3">{say('explain.asking')}</p> : null}
      {isError ? (
        <p role="status" className="text-footnote text-warn">
          {say('explain.unknown')}
        </p>
      ) : null}
      <p className="text-footnote text-text-2">{told.by}</p>
      <Card>
        <ListRow
          title={text}
          href={way.href}
          onClick={(event) => {
            onLeave()
            way.onClick(event)
          }}
        />
        <MarksRow />
      </Card>
    </div>
  )
}

function Parts({ told: { parts } }: { told: Explanation }) {
  if (parts.length === 0) return null
  return (
    <dl className="flex flex-col rounded-card bg-surface-2 px-3.5 py-1.5">
      {parts.map((part) => (
        <PartRow key={part.name} part={part} />
      ))}
    </dl>
  )
}

function PartRow({ part: { name, value, note, isBinding = false } }: { part: Part }) {
  const say = useMessages()
  return (
    <div
      className="flex items-baseline justify-between gap-3 py-2 text-callout [&+&]:border-t [&+&]:border-line"
      data-binding={isBinding || undefined}
    >
      <dt className={`min-w-0 ${isBinding ? 'font-semibold' : 'text-text-2'}`}>
        {name}
        {isBinding ? (
          <Badge tone="brand" className="ml-2 align-middle">
            {say('explain.binds')}
          </Badge>
        ) : null}
        {note ? <span className="block text-caption font-normal text-text-3">{note}</span> : null}
      </dt>
      <dd className={`num flex-none text-right ${isBinding ? 'font-bold' : 'font-semibold'}`}>{value}</dd>
    </div>
  )
}

function MarksRow() {
  const say = useMessages()
  const isOn = useMarks()
  return (
    <ListRow
      title={say('explain.marks')}
      control={<Switch label={say('explain.marks')} on={isOn} onChange={setMarks} />}
    />
  )
}

function useWords(): Words {
  const say = useMessages()
  const language = useLanguage()
  return {
    say,
    language,
    money: (amount) =>
      /^0*$/.test(moneyParts(amount).decimals)
        ? formatWholeMoney(amount, language)
        : formatMoney(amount, language),
  }
}
