import { MEMBER_STATES } from '@keo/contract/console-member-search'
import { RISK_MARKS, SAFETY_MARKS } from '@keo/contract/console-risk-marks'
import { LOCK_NAMES } from '@keo/contract/members'
import type { Me } from '@keo/contract/staff'
import { VIP_LEVEL_MAX } from '@keo/contract/vip'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import { type FilterName, type MemberFilter, NO_LINE } from './filter.ts'
import { useLines } from './filter-values.ts'
import { filterWords } from './filter-words.ts'
import { useTyped } from './use-typed.ts'

const LEVELS = Array.from(
  { length: VIP_LEVEL_MAX + 1 },
  (_, level) => [String(level), String(level)] as const,
)

type Props = { me: Me; filter: MemberFilter; onShow: (filter: MemberFilter) => void }

/** A choice or a day counts at once, a sum once it is sent or left. */
export function FilterForm({ me, filter, onShow }: Props) {
  const { say } = useLook(filterWords)
  const { names } = useLines()
  const marks = RISK_MARKS.filter((mark) => me.permissions.includes('safety.read') || !SAFETY_MARKS.has(mark))
  const choices = {
    vipFrom: LEVELS,
    vipTo: LEVELS,
    line: [...names].map(([line, name]) => [line || NO_LINE, name] as const),
    state: MEMBER_STATES.map((state) => [state, say(`state.${state}`)] as const),
    lock: LOCK_NAMES.map((lock) => [lock, say(`lock.${lock}`)] as const),
    mark: marks.map((mark) => [mark, say(`mark.${mark}`)] as const),
  } satisfies Partial<Record<FilterName, readonly (readonly [string, string])[]>>
  const set = (name: FilterName) => (value: string) => onShow({ ...filter, [name]: value })
  return (
    <div className="filters" role="group" aria-label={say('filter.title')}>
      {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
        <Choice
          key={name}
          label={say(`filter.${name}`)}
          value={filter[name]}
          options={[['', say('filter.any')], ...choices[name]]}
          onValue={set(name)}
        />
      ))}
      <Sum value={filter.availableFrom} onValue={set('availableFrom')} />
      {(['seenAfter', 'seenBefore'] as const).map((name) => (
        <Field key={name} label={say(`filter.${name}`)} type="date" value={filter[name]} onText={set(name)} />
      ))}
    </div>
  )
}

function Sum({ value, onValue }: { value: string; onValue: (value: string) => void }) {
  const { say } = useLook(filterWords)
  const [typed, setTyped] = useTyped(value)
  const send = () => {
    const digits = typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 15)
    if (digits !== value) onValue(digits)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        label={say('filter.availableFrom')}
        inputMode="numeric"
        size={12}
        value={typed}
        onText={setTyped}
        onBlur={send}
      />
    </form>
  )
}
