import { QuestionIcon } from '@keo/ui/icons/question'
import { Switch } from '@keo/ui/fields/switch'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { use } from 'react'
import { loadArea, useMessages } from '../../language/messages.ts'
import { setMarks, useMarks } from '../../page-kit/explain/explain-marks.ts'

const words = loadArea('explain')

/** Figures answer to who holds them in any case; this shows which do. */
export default function ExplainCard() {
  use(words)
  const say = useMessages()
  const isOn = useMarks()
  return (
    <Card>
      <ListRow
        icon={<QuestionIcon size={20} />}
        title={say('explain.marks')}
        note={say('explain.marksNote')}
        control={<Switch label={say('explain.marks')} on={isOn} onChange={setMarks} />}
      />
    </Card>
  )
}
