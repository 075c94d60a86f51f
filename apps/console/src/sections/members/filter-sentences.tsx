import { XIcon } from '@keo/ui/icons/x'
import { useLook } from '../../platform/look.ts'
import { type MemberFilter, setNames } from './filter.ts'
import { useFilterValues } from './filter-values.ts'
import { filterWords } from './filter-words.ts'

type Props = { filter: MemberFilter; onShow: (filter: MemberFilter) => void }

/** What is filtered by, each as a sentence that can be dropped; the text stands in its own field. */
export function FilterSentences({ filter, onShow }: Props) {
  const { say } = useLook(filterWords)
  const valueOf = useFilterValues()
  const names = setNames(filter).filter((name) => name !== 'text')
  if (names.length === 0) return null
  return (
    <ul className="filter-sentences" aria-label={say('filter.title')}>
      {names.map((name) => (
        <li key={name}>
          <span className="meta">{say(`filter.${name}`)}</span>
          <b className="num">{valueOf(name, filter[name])}</b>
          <button
            type="button"
            aria-label={`${say('filter.drop')}: ${say(`filter.${name}`)}`}
            onClick={() => onShow({ ...filter, [name]: '' })}
          >
            <XIcon size={12} />
          </button>
        </li>
      ))}
    </ul>
  )
}
