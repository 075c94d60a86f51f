import { IconStrip } from '@keo/ui/bars/icon-strip'
import { SPORT_ICON_IDS, SportIcon } from '@keo/ui/product/sport-icon'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { wordsQuery } from '../../sportsbook/index.ts'

type ResultSportsProps = { sportId: number; onChange: (sportId: number) => void }

/** Every sport: one without results today may have had some yesterday. */
export function ResultSports({ sportId, onChange }: ResultSportsProps) {
  const say = useMessages()
  const { data: words } = useQuery(wordsQuery)
  return (
    <IconStrip
      label={say('sports.strip')}
      tabs={SPORT_ICON_IDS.map((id) => ({
        key: String(id),
        label: words?.[`sport.${id}`] ?? '…',
        icon: <SportIcon sport={id} />,
        activeIcon: <SportIcon sport={id} active />,
      }))}
      value={String(sportId)}
      onChange={(key) => onChange(Number(key))}
    />
  )
}
