import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { followLink } from '../../navigation/use-go.ts'
import { LongText } from '../../page-kit/long-text.tsx'

const PARTS = [
  ['rules.accept.title', 'rules.accept.text'],
  ['rules.time.title', 'rules.time.text'],
  ['rules.handicap.title', 'rules.handicap.text'],
  ['rules.totals.title', 'rules.totals.text'],
  ['rules.series.title', 'rules.series.text'],
  ['rules.void.title', 'rules.void.text'],
  ['rules.cashOut.title', 'rules.cashOut.text'],
  ['rules.money.title', 'rules.money.text'],
] as const

/** How bets are taken and settled here. */
export default function BetRulesScreen() {
  const say = useMessages()
  return (
    <Screen title={say('page.betRules')} gutter>
      <div className="mx-auto flex max-w-[640px] flex-col gap-3 pt-2 pb-6">
        <p className="text-callout text-text-2">{say('rules.intro')}</p>
        {PARTS.map(([title, text]) => (
          <Card key={title} className="p-3.5">
            <h2 className="mb-1.5 text-headline">{say(title)}</h2>
            <LongText text={say(text)} />
          </Card>
        ))}
        <Card>
          <ListRow
            title={say('rules.tutorial')}
            href={paths.handicapTutorial()}
            onClick={(event) => followLink(event, paths.handicapTutorial())}
          />
          <ListRow
            title={say('bulletins.open')}
            href={paths.bulletins()}
            onClick={(event) => followLink(event, paths.bulletins())}
          />
        </Card>
      </div>
    </Screen>
  )
}
