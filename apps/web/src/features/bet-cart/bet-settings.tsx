import { Card } from '@keo/ui/primitives/card'
import { type ReactNode, use } from 'react'
import { loadArea, useMessages } from '../../language/messages.ts'
import { OddsFormatChoice, OddsPolicyChoice } from './slip/odds-choices.tsx'
import { OpensAsBar, ShowsCost } from './slip/stake-habits.tsx'

const words = loadArea('betCart')

/** What a page of settings says about odds. */
export default function BetSettings() {
  use(words)
  const say = useMessages()
  return (
    <>
      <Section title={say('cart.format')}>
        <OddsFormatChoice />
      </Section>
      <Section title={say('cart.policy')}>
        <OddsPolicyChoice />
      </Section>
      <Section title={say('cart.title')}>
        <div className="p-3.5">
          <OpensAsBar />
        </div>
        <div className="border-t border-line p-3.5">
          <ShowsCost />
        </div>
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="px-3.5 pt-3 text-footnote text-text-2">{title}</h2>
      {children}
    </Card>
  )
}
