import { Checkbox } from '@keo/ui/fields/checkbox'
import { paths } from '../../../navigation/paths.ts'
import { useAgentLine } from '../../../site/agent-line.ts'
import { useMessages } from '../../../language/messages.ts'
import '../door.css'

type TermsCheckProps = { on: boolean; onChange: (on: boolean) => void }

/** Of age, and agreed: asked wherever an account may come into being. */
export function TermsCheck({ on, onChange }: TermsCheckProps) {
  const say = useMessages()
  // The words around the link differ by language: the sentence marks its place.
  const { ageMin } = useAgentLine()
  const [before = '', after = ''] = say('accounts.adult', { age: ageMin, terms: '\n' }).split('\n')
  return (
    <div className="-mt-2 -mb-0.5">
      <Checkbox on={on} onChange={onChange}>
        {before}
        {/* A page of its own: what is typed here must not be lost by reading. */}
        <a href={paths.agreement()} target="_blank" rel="noopener" className="door-link">
          {say('accounts.terms')}
        </a>
        {after}
      </Checkbox>
    </div>
  )
}
