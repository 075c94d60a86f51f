import { ChartBarIcon } from '@keo/ui/icons/chart-bar'
import { ListRow } from '@keo/ui/primitives/list-row'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { link } from '../../page-kit/link.ts'

export function InsightRow() {
  const say = useMessages()
  return (
    <ListRow
      icon={<ChartBarIcon size={21} />}
      title={say('insight.row')}
      note={say('insight.rowNote')}
      {...link(paths.insight())}
    />
  )
}
