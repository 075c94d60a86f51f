import { IdentificationCardIcon } from '@keo/ui/icons/identification-card'
import { Button } from '@keo/ui/primitives/button'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Sheet } from '@keo/ui/layers/sheet'
import { Spinner } from '@keo/ui/primitives/spinner'
import { parseServerTime } from '@keo/units/instants'
import { useState } from 'react'
import { copyText } from '../../page-kit/clipboard.ts'
import { formatTime } from '../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { useSupportCode } from './member-changes.ts'

/** A short code by which support knows who is talking. */
export function SupportCodeRow() {
  const say = useMessages()
  const [isOpen, setOpen] = useState(false)
  const code = useSupportCode()
  return (
    <>
      <ListRow
        icon={<IdentificationCardIcon size={20} />}
        title={say('profile.supportCode')}
        note={say('profile.supportCodeNote')}
        onClick={() => {
          setOpen(true)
          code.mutate()
        }}
      />
      <Sheet
        open={isOpen}
        onOpenChange={setOpen}
        title={say('profile.supportCode')}
        closeLabel={say('common.close')}
        footer={
          <Button kind="soft" size="l" wide busy={code.isPending} onClick={() => code.mutate()}>
            {say('profile.supportCodeNew')}
          </Button>
        }
      >
        <div className="flex min-h-[132px] flex-col items-center gap-2 text-center">
          {code.data ? <ShownCode {...code.data} /> : <Spinner size={28} label={say('page.loading')} />}
        </div>
      </Sheet>
    </>
  )
}

function ShownCode({ code, expireTime }: { code: string; expireTime: string }) {
  const say = useMessages()
  const language = useLanguage()
  const until = parseServerTime(expireTime)
  return (
    <>
      <button
        type="button"
        aria-label={`${say('profile.copyCode')}: ${code}`}
        className="num rounded-m px-4 py-1 text-score-xl font-bold tracking-[.12em]"
        onClick={() => void copyText(code)}
      >
        {code}
      </button>
      {until === undefined ? null : (
        <p className="text-footnote font-semibold">
          {say('profile.supportCodeUntil', { time: formatTime(until, language) })}
        </p>
      )}
      <p className="text-footnote text-pretty text-text-2">{say('profile.supportCodeText')}</p>
    </>
  )
}
