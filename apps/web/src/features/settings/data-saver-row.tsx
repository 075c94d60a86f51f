import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { Switch } from '@keo/ui/fields/switch'
import { ListRow } from '@keo/ui/primitives/list-row'
import { useMessages } from '../../language/messages.ts'
import { saveData, useIsSavingData } from '../../platform/data-saver.ts'

/** What it costs and what it saves stands under it, as `bench/data-saver.mjs` measured it. */
export function DataSaverRow() {
  const say = useMessages()
  const isOn = useIsSavingData()
  return (
    <ListRow
      icon={<DownloadSimpleIcon size={20} />}
      title={say('settings.saver')}
      note={say('settings.saverNote')}
      control={<Switch label={say('settings.saver')} on={isOn} onChange={saveData} />}
    />
  )
}
