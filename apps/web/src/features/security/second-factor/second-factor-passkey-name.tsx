import { PASSKEY_NAME_MAX, renamePasskey } from '@keo/contract/second-factor-passkeys'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Sheet } from '@keo/ui/layers/sheet'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useMessages } from '../../../language/messages.ts'
import { Problem } from '../../../page-kit/problem.tsx'

type PasskeyNameSheetProps = {
  title: string
  agree: string
  /** To begin with. */
  name: string
  busy: boolean
  error?: Error | null
  onName: (name: string) => void
  onClose: () => void
}

const { name: PasskeyName } = renamePasskey.request.def.shape

/** By its name somebody knows later which device to keep and which to strike off. */
export function PasskeyNameSheet(props: PasskeyNameSheetProps) {
  const { title, agree, name, busy, error = null, onName, onClose } = props
  const say = useMessages()
  const [typed, setTyped] = useState(name)
  const isRight = PasskeyName.safeParse(typed).success
  return (
    <Sheet open onOpenChange={onClose} title={title} closeLabel={say('common.close')}>
      <Form onSubmit={() => isRight && !busy && onName(typed)}>
        <TextField
          label={say('secondFactor.passkeyName')}
          placeholder={say('secondFactor.passkeyNameHint')}
          value={typed}
          onChange={setTyped}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
        />
        <Problem error={error} />
        <Button kind="primary" size="l" wide type="submit" busy={busy} disabled={!isRight}>
          {agree}
        </Button>
      </Form>
    </Sheet>
  )
}
