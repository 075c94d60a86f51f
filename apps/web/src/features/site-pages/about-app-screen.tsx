import { LANGUAGES } from '@keo/messages/languages'
import { BrandMark } from '@keo/ui/product/brand-mark'
import { Card } from '@keo/ui/primitives/card'
import { GraveStroke } from '@keo/ui/pictures/grave-stroke'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths } from '../../navigation/paths.ts'
import { environment } from '../../platform/environment.ts'
import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { link } from '../../page-kit/link.ts'

/** Specification: sixteen sports, at most ten picks in a slip. */
const SPORTS = 16
const PICKS_MAX = 10

const PROMISES = [
  { title: 'about.promise.price.title', body: 'about.promise.price.body' },
  { title: 'about.promise.money.title', body: 'about.promise.money.body' },
  { title: 'about.promise.limits.title', body: 'about.promise.limits.body' },
] as const

/** What the product is, on one page. */
export default function AboutAppScreen() {
  const say = useMessages()
  return (
    <Screen title={say('about.title')}>
      <div className="flex flex-col gap-5 px-gutter pt-4">
        <header className="flex flex-col items-center text-center">
          <BrandMark height={56} />
          <p className="mt-4 text-title-1 font-bold text-balance">{say('about.idea')}</p>
          <p className="mt-1.5 text-callout leading-[22px] text-balance text-text-2">{say('about.intro')}</p>
        </header>
        <Figures />
        <ul className="flex flex-col gap-4">
          {PROMISES.map((promise) => (
            <li key={promise.title} className="flex gap-3">
              <span className="pt-1.5">
                <GraveStroke />
              </span>
              <div>
                <h2 className="text-headline font-semibold">{say(promise.title)}</h2>
                <p className="text-callout text-text-2">{say(promise.body)}</p>
              </div>
            </li>
          ))}
        </ul>
        <Card>
          <ListRow title={say('about.company')} {...link(paths.aboutUs())} />
          <ListRow title={say('about.agreement')} {...link(paths.agreement())} />
          <ListRow title={say('access.title')} {...link(paths.accessibility())} />
        </Card>
        <p className="num text-center text-caption text-text-3">KÈO {environment.appVersion}</p>
      </div>
    </Screen>
  )
}

function Figures() {
  const say = useMessages()
  const figures = [
    { value: SPORTS, label: say('about.sports') },
    { value: PICKS_MAX, label: say('about.picks') },
    { value: LANGUAGES.length, label: say('about.languages') },
  ]
  return (
    <Card hero>
      <dl className="grid grid-cols-3 px-2 py-4 text-center">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse px-1">
            <dt className="text-caption text-text-2">{label}</dt>
            <dd className="num num-wide text-[28px] leading-9 font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
