import { Art, type ArtName } from '@keo/ui/pictures/art'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { usePage } from '../../navigation/page-context.ts'
import type { ComingFeature } from '../../navigation/route.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { useGo } from '../../navigation/use-go.ts'

const ARTS: Record<ComingFeature, ArtName> = {
  'bet-records': 'trophy',
  live: 'ball',
  sports: 'ball',
}

/** One screen for every page whose feature is still to come: what it is, what will be here, and a way on. */
export default function ComingSoonScreen() {
  const say = useMessages()
  const go = useGo()
  const route = usePage()?.entry.route
  if (!route || route.built) return null

  return (
    <Screen title={say(route.title)} right="support">
      <div className="coming-soon">
        <div className="coming-soon-art" aria-hidden="true">
          <Art name={ARTS[route.feature]} size={132} />
        </div>
        <Badge tone="brand">{say('soon.badge')}</Badge>
        <h2 className="mt-3 text-title-1 font-bold text-balance">{say(route.title)}</h2>
        <p className="mt-2 max-w-[300px] text-body text-pretty text-text-2">{say(`soon.${route.feature}`)}</p>
        <Button kind="primary" className="mt-6" onClick={() => go.replace(paths.home())}>
          {say('soon.home')}
        </Button>
      </div>
    </Screen>
  )
}
