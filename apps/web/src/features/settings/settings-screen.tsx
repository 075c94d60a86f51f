import { LANGUAGE_CODES } from '@keo/messages/languages'
import { BellIcon } from '@keo/ui/icons/bell'
import { CircleHalfIcon } from '@keo/ui/icons/circle-half'
import { DeviceMobileIcon } from '@keo/ui/icons/device-mobile'
import { InfoIcon } from '@keo/ui/icons/info'
import { TranslateIcon } from '@keo/ui/icons/translate'
import { UsersThreeIcon } from '@keo/ui/icons/users-three'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Segmented } from '@keo/ui/bars/segmented'
import { Suspense } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useAgentLine } from '../../site/agent-line.ts'
import { environment } from '../../platform/environment.ts'
import { lazyPart } from '../../page-kit/lazy-part.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { setTheme, useTheme } from '../../platform/theme.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { loadBetSettings } from '../bet-cart/index.ts'
import { DataSaverRow } from './data-saver-row.tsx'
import { GoalSoundCard } from './goal-sound-card.tsx'
import { SiteFooter } from '../../page-kit/site-footer.tsx'
import { link } from '../../page-kit/link.ts'

const BetSettings = lazyPart(loadBetSettings)
const ExplainCard = lazyPart(() => import('./explain-card.tsx'))

export default function SettingsScreen() {
  const say = useMessages()
  const language = useLanguage()
  const { mode } = useAgentLine()

  return (
    <Screen title={say('settings.title')} right="support">
      <div className="flex flex-col gap-3 px-gutter pt-2">
        <Card>
          <ListRow
            icon={<TranslateIcon size={20} />}
            title={say('language.title')}
            value={LANGUAGE_CODES[language].name}
            {...link(paths.language())}
          />
          <ListRow
            icon={<CircleHalfIcon size={20} />}
            title={say('settings.theme')}
            control={<ThemeChoice />}
          />
          <DataSaverRow />
        </Card>
        <Card>
          <ListRow icon={<BellIcon size={20} />} title={say('settings.push')} {...link(paths.push())} />
        </Card>
        <GoalSoundCard />
        <Suspense>
          <ExplainCard />
        </Suspense>
        <Suspense>
          <BetSettings />
        </Suspense>
        <Card>
          <ListRow
            icon={<DeviceMobileIcon size={20} />}
            title={say('settings.device')}
            {...link(paths.deviceInfo())}
          />
          <ListRow
            icon={<UsersThreeIcon size={20} />}
            title={say('access.title')}
            {...link(paths.accessibility())}
          />
          <ListRow
            icon={<InfoIcon size={20} />}
            title={say('settings.version')}
            control={<span className="num text-footnote text-text-3">{environment.appVersion}</span>}
          />
        </Card>
      </div>
      <SiteFooter isPlayMoney={mode !== 'prod'} />
    </Screen>
  )
}

function ThemeChoice() {
  const say = useMessages()
  const theme = useTheme()
  const segments = [
    { key: 'dark', label: say('settings.dark') },
    { key: 'light', label: say('settings.light') },
  ] as const
  return <Segmented label={say('settings.theme')} segments={segments} value={theme} onChange={setTheme} />
}
