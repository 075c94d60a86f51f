import type { SaferPlay } from '@keo/contract/safer-play'
import { LockIcon } from '@keo/ui/icons/lock'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { Sheet } from '@keo/ui/layers/sheet'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { confirm } from '../../page-kit/overlays/confirm.tsx'
import { ExclusionSteps } from './exclusion-steps.tsx'
import { momentText } from './play-words.ts'
import { useAskToReopen } from './safer-play-queries.ts'

type ExclusionCardProps = { state: SaferPlay; onExcluded: (untilTime: string) => void }

export function ExclusionCard({ state: { exclusion }, onExcluded }: ExclusionCardProps) {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card className="flex flex-col gap-3 p-3.5">
      <p className="text-footnote text-pretty text-text-2">{say('exclude.note')}</p>
      {exclusion ? <Reopening exclusion={exclusion} /> : null}
      <Button kind="danger" icon={<LockIcon size={19} />} onClick={() => setOpen(true)}>
        {say(exclusion ? 'exclude.longer' : 'exclude.open')}
      </Button>
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('exclude.title')}
        closeLabel={say('common.close')}
      >
        <ExclusionSteps onExcluded={onExcluded} />
      </Sheet>
    </Card>
  )
}

/** The way back: nothing before the term, then a request and a wait. */
function Reopening({ exclusion }: { exclusion: NonNullable<SaferPlay['exclusion']> }) {
  const say = useMessages()
  const language = useLanguage()
  const reopen = useAskToReopen()
  const ask = async (): Promise<void> => {
    const isAgreed = await confirm({
      title: say('exclude.reopenAskTitle'),
      text: say('exclude.reopenAskText'),
      agree: say('exclude.reopen'),
    })
    if (isAgreed)
      reopen.mutate(undefined, {
        onSuccess: () => toast.show(say('exclude.reopenAsked'), { kind: 'success' }),
      })
  }
  if (exclusion.reopenTime) return null
  if (!exclusion.isAskable)
    return (
      <p className="text-footnote font-semibold">
        {say('exclude.reopenFrom', { time: momentText(exclusion.askableTime, language) })}
      </p>
    )
  return (
    <Button kind="soft" busy={reopen.isPending} onClick={() => void ask()}>
      {say('exclude.reopen')}
    </Button>
  )
}
