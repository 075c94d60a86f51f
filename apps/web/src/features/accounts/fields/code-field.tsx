import { CODE_RESEND_SECONDS } from '@keo/contract/codes'
import { Button } from '@keo/ui/primitives/button'
import { OtpField } from '@keo/ui/fields/otp-field'
import { useMutation } from '@tanstack/react-query'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { NoAnswer } from '../../../api/api-outcome.ts'
import '../door.css'
import { SandboxCodeHint } from './sandbox-code-hint.tsx'
import { useCountdown } from './use-countdown.ts'

type CodeFieldProps = {
  value: string
  onChange: (code: string) => void
  /** Resolves to true once the code is on its way; a refusal has shown its own words by then. */
  onSend: () => Promise<boolean>
  canSend: boolean
  /** Where the code goes: another target may be sent to at once. */
  target: string
  error?: string
}

/** The code and the button that sends it, which rests a minute after every send (ACC-08). */
export function CodeField({ value, onChange, onSend, canSend, target, error }: CodeFieldProps) {
  const say = useMessages()
  const countdown = useCountdown(target)
  const send = useMutation({
    mutationFn: onSend,
    onSuccess(isSent) {
      if (!isSent) return
      countdown.start(CODE_RESEND_SECONDS)
      // What is typed was of the code before.
      onChange('')
      toast.show(say('accounts.codeSent'), { kind: 'success' })
    },
    onError(failure) {
      if (failure instanceof NoAnswer) toast.error(say('accounts.noAnswer'))
    },
  })
  return (
    <div>
      <OtpField
        value={value}
        onChange={onChange}
        placeholder={say('accounts.code')}
        error={error}
        send={
          <Button
            kind="soft"
            className="door-send"
            countdown={countdown.left}
            busy={send.isPending}
            disabled={!canSend}
            onClick={() => send.mutate()}
          >
            {say(countdown.wasStarted ? 'accounts.resend' : 'accounts.send')}
          </Button>
        }
      />
      {countdown.wasStarted ? <SandboxCodeHint /> : null}
    </div>
  )
}
