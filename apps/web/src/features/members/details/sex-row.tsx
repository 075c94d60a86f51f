import type { Sex } from '@keo/contract/members'
import { ListRow } from '@keo/ui/primitives/list-row'
import { RadioList } from '@keo/ui/fields/radio-list'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { useUpdateSex } from '../member-changes.ts'
import { SEX_TEXTS } from '../member-view.ts'

const KEYS = ['0', '1', '2'] as const
const VALUES: Record<(typeof KEYS)[number], Sex> = { 0: 0, 1: 1, 2: 2 }

/** The specification calls it sex and means a relationship: private, single or married. */
export function SexRow({ sex }: { sex: Sex }) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const update = useUpdateSex()
  const choose = (chosen: Sex): void =>
    update.mutate(
      { sex: chosen },
      {
        onSuccess: () => {
          setOpen(false)
          toast.show(say('member.saved'), { kind: 'success' })
        },
      },
    )
  const shown = update.isPending ? update.variables.sex : sex

  return (
    <>
      <ListRow title={say('details.sex')} value={say(SEX_TEXTS[sex])} onClick={() => setOpen(true)} />
      <Sheet open={isOpen} onOpenChange={setOpen} title={say('details.sex')} closeLabel={say('common.close')}>
        <RadioList
          label={say('details.sex')}
          options={KEYS.map((key) => ({ key, label: say(SEX_TEXTS[VALUES[key]]) }))}
          value={KEYS[shown]}
          onChange={(key) => choose(VALUES[key])}
        />
      </Sheet>
    </>
  )
}
