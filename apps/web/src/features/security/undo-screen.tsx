import { undoSecurityChange } from '@keo/contract/security-changes'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { TextField } from '@keo/ui/fields/text-field'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { api } from '../../api/api.ts'
import { useMessages } from '../../language/messages.ts'
import { useGo } from '../../navigation/use-go.ts'
import { DoorScreen } from '../accounts/index.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import { Problem } from '../../page-kit/problem.tsx'

const CODE_MAX = 14

/** Where the link of a notice leads: whoever did not make the change puts the account back, signed in or not. */
export default function UndoScreen() {
  const say = useMessages()
  const go = useGo()
  // In the fragment, which no server and no log ever sees.
  const [code, setCode] = useState(() => decodeURIComponent(location.hash.slice(1)).slice(0, CODE_MAX))
  const undo = useMutation({ mutationFn: () => api(undoSecurityChange, { code }, { silent: true }) })
  if (undo.isSuccess)
    return (
      <DoorScreen title={say('undo.doneTitle')} note={say('undo.doneNote')}>
        <Button kind="primary" size="l" wide className="mt-6" onClick={() => go.replace(paths.forget())}>
          {say('undo.newPassword')}
        </Button>
      </DoorScreen>
    )
  return (
    <DoorScreen title={say('undo.title')} note={say('undo.note')}>
      <Form className="mt-6" onSubmit={() => code.trim() !== '' && !undo.isPending && undo.mutate()}>
        <TextField
          label={say('undo.code')}
          placeholder="XXXX-XXXX-XXXX"
          value={code}
          onChange={setCode}
          maxLength={CODE_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={fieldError(undo.error, 'code')}
        />
        <Problem error={undo.error} />
        <Button
          type="submit"
          kind="primary"
          size="l"
          wide
          disabled={code.trim() === ''}
          busy={undo.isPending}
        >
          {say('undo.submit')}
        </Button>
      </Form>
    </DoorScreen>
  )
}
