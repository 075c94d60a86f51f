import {
  CALL_BACK_PHONE_MAX,
  CALL_BACK_PHONES,
  CALL_BACK_REMARK_MAX,
  type getVipSupport,
} from '@keo/contract/call-back'
import type { ResponseOf } from '@keo/contract/define-call'
import { TextField } from '@keo/ui/fields/text-field'
import { Dialog } from '@keo/ui/layers/dialog'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { toast } from '../../toasts/toast.ts'
import { Problem } from '../problem.tsx'
import { useAddCallBack } from './support-queries.ts'

type CallBackDialogProps = {
  member: ResponseOf<typeof getVipSupport>
  /** What the call is about, where it is known; it can be written over. */
  about?: string
  close: () => void
}

/** How long the success shows (specification section 8). */
const SUCCESS_MS = 2000

/** Asks for a call at a number that is typed, or at the bound one. */
export function CallBackDialog({ member, about = '', close }: CallBackDialogProps) {
  const say = useMessages()
  const go = useGo()
  const phone = usePhone()
  const [remark, setRemark] = useState(about)
  const [isOwn, setOwn] = useState(false)
  const add = useAddCallBack()
  const chooseOwn = (): void => {
    if (member.mobile !== '') return setOwn(!isOwn)
    close()
    go.to(paths.mobile())
  }
  const submit = (): void => {
    if (add.isPending || (!isOwn && !phone.check())) return
    const { tenantId, userName, realName, vipLevel } = member
    const mobile = isOwn ? '' : phone.digits
    add.mutate(
      { tenantId, userName, realName, vipLevel, remark, mobile },
      {
        onSuccess: (words) => {
          toast.show(words || say('Mletter.SuccessfulSubmit'), { kind: 'success', durationMs: SUCCESS_MS })
          close()
        },
      },
    )
  }
  const looksReady = isOwn || phone.digits !== ''
  return (
    <Dialog
      open
      onOpenChange={close}
      title={say('callBack.title')}
      text={say('callBack.text')}
      buttons={
        <>
          <Button onClick={close}>{say('callBack.cancel')}</Button>
          <Button
            kind="primary"
            // It still takes the tap, and then says what is missing.
            aria-disabled={!looksReady}
            className={looksReady ? '' : 'opacity-40'}
            busy={add.isPending}
            onClick={submit}
          >
            {say('callBack.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-3 text-left">
        {isOwn ? (
          <p className="text-center text-body font-semibold">
            {say('callBack.ownNumber', { mobile: member.mobile })}
          </p>
        ) : (
          <TextField
            kind="phone"
            maxLength={CALL_BACK_PHONE_MAX}
            placeholder={say('Rletter.enternumber')}
            value={phone.digits}
            onChange={phone.type}
            error={phone.error}
            errorTip={false}
          />
        )}
        <Button size="s" kind="soft" onClick={chooseOwn}>
          {say(isOwn ? 'callBack.other' : 'callBack.own')}
        </Button>
        <TextField
          placeholder={say('callBack.remark')}
          maxLength={CALL_BACK_REMARK_MAX}
          value={remark}
          onChange={setRemark}
          errorTip={false}
        />
        <Problem error={add.error} />
      </div>
    </Dialog>
  )
}

/** Digits only and trimmed; what is wrong with them by the pattern of the language. */
function usePhone() {
  const say = useMessages()
  const language = useLanguage()
  const [digits, setDigits] = useState('')
  const [error, setError] = useState('')
  const pattern = language === 'zh-CN' ? CALL_BACK_PHONES.chinese : CALL_BACK_PHONES.other
  const problemOf = (text: string): string => {
    if (text === '') return say('Rletter.enternumber')
    return pattern.test(text) ? '' : say('Lletter.Llettertip13')
  }
  return {
    digits,
    error,
    type(text: string): void {
      setDigits(text.replaceAll(/[^0-9]/g, '').slice(0, CALL_BACK_PHONE_MAX))
      setError('')
    },
    check(): boolean {
      const problem = problemOf(digits)
      setError(problem)
      return problem === ''
    },
  }
}
