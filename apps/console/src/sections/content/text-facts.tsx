import { isAppPage } from '@keo/contract/app-pages'
import type { TextFact } from '@keo/contract/console-texts'
import { TONE_GROUNDS } from '@keo/ui/drawings/tone-grounds'
import { groundStyle } from '@keo/ui/drawings/art-grounds'
import { Art, ART_NAMES } from '@keo/ui/pictures/art'
import { useId } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { useLook } from '../../platform/look.ts'
import { artName } from './art-words.ts'
import { namedPages } from './page-words.ts'
import type { Facts } from './text-draft.ts'
import { textWords } from './text-words.ts'

const TONES = Object.keys(TONE_GROUNDS) as (keyof typeof TONE_GROUNDS)[]

type Props = {
  facts: readonly TextFact[]
  chosen: Facts
  isReadOnly: boolean
  onChosen: (facts: Facts) => void
}

/** What a text has besides words: its picture and colours, the page that a tap opens, the group it belongs to. */
export function TextFacts({ facts, chosen, isReadOnly, onChosen }: Props) {
  if (facts.length === 0) return null
  return (
    <fieldset className="text-facts" disabled={isReadOnly}>
      {facts.map((fact) => (
        <Fact
          key={fact.name}
          fact={fact}
          value={chosen[fact.name] ?? ''}
          onValue={(value) => onChosen({ ...chosen, [fact.name]: value })}
        />
      ))}
    </fieldset>
  )
}

type FactProps = { fact: TextFact; value: string; onValue: (value: string) => void }

function Fact({ fact, value, onValue }: FactProps) {
  const { say, language } = useLook(textWords)
  if (fact.kind === 'art') return <ArtChoice value={value} onValue={onValue} />
  if (fact.kind === 'tone') return <ToneChoice value={value} onValue={onValue} />
  if (fact.kind === 'page') return <PageField value={value} onValue={onValue} />
  return (
    <Choice
      label={say('fact.group')}
      value={value}
      options={fact.options.map((option) => [option.value, option.name[language]] as const)}
      onValue={onValue}
    />
  )
}

type ValueProps = Omit<FactProps, 'fact'>

function ArtChoice({ value, onValue }: ValueProps) {
  const { say, language } = useLook(textWords)
  const name = useId()
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${name} label`}>
      <span id={`${name} label`} className="field-label">
        {say('fact.art')}
      </span>
      <div className="art-choice">
        {ART_NAMES.map((art) => (
          <label key={art} title={artName(art, language)}>
            <input
              type="radio"
              name={name}
              aria-label={artName(art, language)}
              checked={value === art}
              onChange={() => onValue(art)}
            />
            <Art name={art} size={32} loading="lazy" />
          </label>
        ))}
      </div>
    </div>
  )
}

function ToneChoice({ value, onValue }: ValueProps) {
  const { say } = useLook(textWords)
  const name = useId()
  return (
    <div className="field" role="radiogroup" aria-labelledby={`${name} label`}>
      <span id={`${name} label`} className="field-label">
        {say('fact.tone')}
      </span>
      <div className="tone-choice">
        {TONES.map((tone) => (
          <label key={tone} style={groundStyle(TONE_GROUNDS[tone])} title={say(`tone.${tone}`)}>
            <input
              type="radio"
              name={name}
              aria-label={say(`tone.${tone}`)}
              checked={value === tone}
              onChange={() => onValue(tone)}
            />
          </label>
        ))}
      </div>
    </div>
  )
}

/** Any page of the app, those that are mostly meant by their names. */
function PageField({ value, onValue }: ValueProps) {
  const { say, language } = useLook(textWords)
  const id = useId()
  const pages = namedPages(language)
  const isWrong = value !== '' && !isAppPage(value)
  return (
    <div>
      <Field
        label={say('fact.path')}
        value={value}
        maxLength={200}
        list={id}
        placeholder="/sports"
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id} says`}
        onText={(text) => onValue(text.trim())}
      />
      <p className="meta fact-says" id={`${id} says`} data-missing={isWrong || undefined}>
        {isWrong ? say('fact.noPage') : (pages.find(([path]) => path === value)?.[1] ?? '')}
      </p>
      <datalist id={id}>
        {pages.map(([path, text]) => (
          <option key={path} value={path}>
            {text}
          </option>
        ))}
      </datalist>
    </div>
  )
}
