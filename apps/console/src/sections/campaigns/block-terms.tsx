import { CONTENT_LANGUAGES } from '@keo/contract/console-content-texts'
import { Boxes } from '../../parts/boxes.tsx'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { LANGUAGE_NAMES } from '../../parts/language-names.ts'
import { TextFields } from '../../parts/text-fields.tsx'
import { useLook } from '../../platform/look.ts'
import { BLOCK_CAPS, BLOCK_DEPOSITED, type Blocks } from './blocks.ts'
import { words } from './words.ts'

type BlockTermsProps = { blocks: Blocks; onBlocks: (blocks: Blocks) => void }

const RULES_MAX = 600
const FIGURES = ['levelFrom', 'levelTo', 'accountDaysFrom', 'accountDaysTo'] as const

/** When a campaign runs, whom it is meant for, what its page says of the rules, and what bounds a claim. */
export function BlockTerms({ blocks, onBlocks }: BlockTermsProps) {
  const { say } = useLook(words)
  const set = (change: Partial<Blocks>) => onBlocks({ ...blocks, ...change })
  return (
    <>
      <div className="campaign-steps">
        <Field label={say('first')} type="date" value={blocks.first} onText={(first) => set({ first })} />
        <Field label={say('last')} type="date" value={blocks.last} onText={(last) => set({ last })} />
        {FIGURES.map((name) => (
          <Field
            key={name}
            label={say(name)}
            inputMode="numeric"
            value={blocks[name]}
            onText={(text) => set({ [name]: text })}
          />
        ))}
      </div>
      <Choice
        label={say('deposited')}
        value={blocks.deposited}
        options={BLOCK_DEPOSITED.map((one) => [one, say(`deposited.${one}`)])}
        onValue={(deposited) => set({ deposited })}
      />
      <Boxes
        legend={say('languages')}
        options={CONTENT_LANGUAGES.map((one) => [one, LANGUAGE_NAMES[one]])}
        chosen={blocks.languages}
        onChosen={(languages) => set({ languages })}
      />
      <TextFields
        label={say('rules')}
        texts={blocks.rules}
        maxLength={RULES_MAX}
        onTexts={(rules) => set({ rules })}
      />
      <div className="campaign-steps">
        {BLOCK_CAPS.map((name) => (
          <Field
            key={name}
            label={say(`cap.${name}`)}
            inputMode="numeric"
            value={blocks.caps[name]}
            onText={(text) => set({ caps: { ...blocks.caps, [name]: text } })}
          />
        ))}
      </div>
      <Field
        label={say('reviewFrom')}
        inputMode="numeric"
        value={blocks.reviewFrom}
        onText={(reviewFrom) => set({ reviewFrom })}
      />
    </>
  )
}
