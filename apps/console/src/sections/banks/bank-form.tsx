import { BANK_COUNTRIES } from '@keo/contract/banks'
import { saveBank, type ConsoleBank } from '@keo/contract/console-banks'
import { Button } from '@keo/ui/primitives/button'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Field } from '../../parts/field.tsx'
import { isReason, Reason } from '../../parts/reason.tsx'
import { Refused } from '../../parts/states.tsx'
import { useLook } from '../../platform/look.ts'
import { useAct } from '../../platform/queries.ts'
import { words } from './words.ts'

const NEW: ConsoleBank = {
  code: '',
  shortName: '',
  name: '',
  country: 'VN',
  bin: '',
  isC2c: false,
  isShown: true,
}

type Props = { bank: ConsoleBank | null; place: number }

/** One person writes a bank and says why: the list leads no money anywhere. */
export function BankForm({ bank, place }: Props) {
  const { say } = useLook(words)
  const [draft, setDraft] = useState(bank ?? NEW)
  const [at, setAt] = useState(String(place))
  const [reason, setReason] = useState('')
  const save = useAct(saveBank, () => setReason(''))
  const isWhole =
    /^[A-Z0-9]{2,12}$/.test(draft.code) &&
    [draft.shortName, draft.name].every((text) => text.trim() !== '') &&
    /^(\d{6})?$/.test(draft.bin) &&
    /^[1-9]\d{0,2}$/.test(at)
  const line = (name: 'code' | 'shortName' | 'name' | 'bin') => (
    <Field
      label={say(`bk.${name}`)}
      readOnly={name === 'code' && bank !== null}
      value={draft[name]}
      onText={(text) => setDraft({ ...draft, [name]: text })}
    />
  )
  const mark = (name: 'isShown' | 'isC2c', label: string) => (
    <label className="check">
      <input
        type="checkbox"
        checked={draft[name]}
        onChange={(event) => setDraft({ ...draft, [name]: event.target.checked })}
      />{' '}
      {label}
    </label>
  )
  return (
    <aside className="decision">
      <h2>{bank?.shortName ?? say('bk.new')}</h2>
      {line('code')}
      {line('shortName')}
      {line('name')}
      {line('bin')}
      <Choice
        label={say('bk.country')}
        value={draft.country}
        options={BANK_COUNTRIES.map((country) => [country, country] as const)}
        onValue={(country) => setDraft({ ...draft, country })}
      />
      <Field label={say('bk.place')} inputMode="numeric" value={at} onText={setAt} />
      {mark('isShown', say('bk.isShown'))}
      {mark('isC2c', say('bk.c2c'))}
      <p className="meta">{say('bk.keeps')}</p>
      <Reason text={reason} onText={setReason} />
      <Refused error={save.error} />
      <Button
        size="s"
        kind="outline"
        disabled={!isReason(reason) || !isWhole}
        busy={save.isPending}
        onClick={() => save.mutate({ ...draft, place: Number(at), reason })}
      >
        {say('bk.save')}
      </Button>
      {save.isSuccess ? <p role="status">{say('bk.saved')}</p> : null}
    </aside>
  )
}
