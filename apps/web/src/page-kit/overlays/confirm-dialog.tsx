import { Button } from '@keo/ui/primitives/button'
import { Dialog } from '@keo/ui/layers/dialog'
import { useMessages } from '../../language/messages.ts'
import type { Question } from './confirm.tsx'

type ConfirmDialogProps = Question & { onAnswer: (isAgreed: boolean) => void }

export default function ConfirmDialog({
  title,
  text,
  agree,
  decline,
  isDestructive = false,
  onAnswer,
}: ConfirmDialogProps) {
  const say = useMessages()
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(false)}
      title={title}
      text={text}
      buttons={
        <>
          <Button onClick={() => onAnswer(false)}>{decline ?? say('common.cancel')}</Button>
          <Button kind={isDestructive ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {agree ?? say('common.confirm')}
          </Button>
        </>
      }
    />
  )
}
