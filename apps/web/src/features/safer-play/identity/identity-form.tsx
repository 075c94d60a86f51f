import { DOCUMENT_NUMBERS, type DocumentKind } from '@keo/contract/identity'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { Segmented } from '@keo/ui/bars/segmented'
import { Strip } from '@keo/ui/primitives/strip'
import { TextField } from '@keo/ui/fields/text-field'
import { useState } from 'react'
import { useAgentLine } from '../../../site/agent-line.ts'
import { useMessages } from '../../../language/messages.ts'
import { fieldError } from '../../../page-kit/field-error.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { BirthdayFields } from '../../../page-kit/birthday/birthday-fields.tsx'
import { birthdayEntry, birthdayText } from '../../../page-kit/birthday/birthday-entry.ts'
import { useSubmitIdentity } from './identity-queries.ts'

const NUMBER_MAX = 12
/** As the contract's: letters of any script with their marks, and what stands between names. */
const PERSON = /^[\p{L}\p{M} .'’-]{2,40}$/u

/** Nothing typed here is kept on the device. */
export function IdentityForm({ birthday, realName }: { birthday: string; realName: string }) {
  const say = useMessages()
  const { mode } = useAgentLine()
  const submit = useSubmitIdentity()
  const [name, setName] = useState(realName)
  const [born, setBorn] = useState(() => birthdayEntry(birthday))
  const [documentKind, setKind] = useState<DocumentKind>('idCard')
  const [number, setNumber] = useState('')
  const bornText = birthdayText(born)
  const isNamed = PERSON.test(name.trim())
  const isNumberRight = DOCUMENT_NUMBERS[documentKind].test(number)
  const canSend = isNamed && isNumberRight && bornText !== null

  const send = (): void => {
    if (bornText === null || !canSend || submit.isPending) return
    submit.mutate({ realName: name.trim(), birthday: bornText, documentKind, documentNumber: number })
  }
  const kinds = [
    { key: 'idCard', label: say('identity.idCard') },
    { key: 'passport', label: say('identity.passport') },
  ] as const
  return (
    <Form onSubmit={send}>
      {mode === 'prod' ? null : <Strip tone="warn">{say('identity.testData')}</Strip>}
      <TextField
        label={say('identity.realName')}
        placeholder={say('identity.realNamePlaceholder')}
        autoComplete="name"
        maxLength={40}
        value={name}
        onChange={setName}
        checks={[{ test: (typed) => PERSON.test(typed.trim()), message: say('identity.realNameRule') }]}
        error={fieldError(submit.error, 'realName')}
      />
      <fieldset>
        <legend className="ui-field-label">{say('identity.birthday')}</legend>
        <BirthdayFields entry={born} onChange={setBorn} />
        <FieldProblem text={fieldError(submit.error, 'birthday')} />
      </fieldset>
      <Segmented
        label={say('identity.kind')}
        segments={kinds}
        value={documentKind}
        onChange={(kind) => {
          setKind(kind)
          setNumber('')
        }}
      />
      <TextField
        label={say('identity.number')}
        placeholder={say(
          documentKind === 'idCard' ? 'identity.idCardPlaceholder' : 'identity.passportPlaceholder',
        )}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={NUMBER_MAX}
        value={number}
        onChange={(typed) => setNumber(typed.toUpperCase())}
        checks={[
          {
            test: (typed) => DOCUMENT_NUMBERS[documentKind].test(typed),
            message: say('identity.numberRule'),
          },
        ]}
        error={fieldError(submit.error, 'documentNumber')}
      />
      <Problem error={submit.error} />
      <Button type="submit" kind="primary" size="l" wide disabled={!canSend} busy={submit.isPending}>
        {say('identity.submit')}
      </Button>
    </Form>
  )
}

function FieldProblem({ text }: { text: string }) {
  return text ? (
    <p role="alert" className="pt-1 text-caption text-error">
      {text}
    </p>
  ) : null
}
