import type { UserInfo } from '@keo/contract/members'
import { WarningCircleIcon } from '@keo/ui/icons/warning-circle'
import { Form } from '@keo/ui/patterns/form'
import { Badge } from '@keo/ui/primitives/badge'
import { Button } from '@keo/ui/primitives/button'
import { Strip } from '@keo/ui/primitives/strip'
import { TextField } from '@keo/ui/fields/text-field'
import { useId, useRef, useState } from 'react'
import { paths } from '../../navigation/paths.ts'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { useUpdateNickName } from './member-changes.ts'
import { MemberScreen } from '../current-member/index.ts'
import { isNickNameLongEnough, nickNameKept } from './nick-name-entry.ts'
import { useGoBackFrom } from './use-go-back-from.ts'

export default function EditNicknameScreen() {
  const say = useMessages()
  return (
    <MemberScreen title={say('nickName.title')}>{(member) => <NickNameForm member={member} />}</MemberScreen>
  )
}

function NickNameForm({ member }: { member: UserInfo }) {
  const say = useMessages()
  const [nickName, setNickName] = useState(member.nickName)
  const save = useSaveNickName()
  const canSave = isNickNameLongEnough(nickName)

  return (
    <Form onSubmit={() => void save(nickName)}>
      {member.refusedNickName ? (
        <Strip tone="warn">{say('nickName.refused', { name: member.refusedNickName })}</Strip>
      ) : null}
      <NickNameField nickName={nickName} onChange={setNickName} inReview={member.nickNameStatus} />
      {canSave ? (
        <p className="px-0.5 text-caption text-text-3">{say('nickName.rule')}</p>
      ) : (
        <p className="flex items-center gap-1.5 px-0.5 text-caption text-warn" role="status">
          <WarningCircleIcon weight="fill" size={14} />
          {say('NameNote')}
        </p>
      )}
      <Button
        kind="primary"
        size="l"
        wide
        className="mt-3"
        disabled={!canSave}
        onClick={() => void save(nickName)}
      >
        {say('member.save')}
      </Button>
    </Form>
  )
}

/** A loading toast that blocks clicks until the answer is there; a refusal ends it without a word (MEM-03). */
function useSaveNickName() {
  const say = useMessages()
  const goBack = useGoBackFrom(paths.editNickname())
  const { mutateAsync: update } = useUpdateNickName()

  return async (typed: string): Promise<void> => {
    // Enter reaches this even while the button rests.
    if (!isNickNameLongEnough(typed)) return void toast.show(say('Eletter.EletterTip1'))
    const close = toast.loading(say('member.saving'))
    try {
      await update({ nickName: typed.trim() })
      goBack()
    } catch {
      // Silent by the specification; what was typed stays in the field.
    } finally {
      close()
    }
  }
}

type NickNameFieldProps = { nickName: string; onChange: (nickName: string) => void; inReview: boolean }

function NickNameField({ nickName, onChange, inReview }: NickNameFieldProps) {
  const say = useMessages()
  const id = useId()
  // While a character is still being composed, cutting the text would break it.
  const isComposing = useRef(false)
  return (
    <div>
      <div className="flex items-center gap-2 pb-1.5">
        <span id={id} className="ui-field-label mb-0">
          {say('nickName.label')}
        </span>
        {inReview ? <Badge tone="pending">{say('member.inReview')}</Badge> : null}
      </div>
      <TextField
        aria-labelledby={id}
        value={nickName}
        placeholder={say('nickName.placeholder')}
        errorTip={false}
        autoComplete="nickname"
        onCompositionStart={() => (isComposing.current = true)}
        onCompositionEnd={(event) => {
          isComposing.current = false
          onChange(nickNameKept(event.currentTarget.value))
        }}
        onChange={(typed) => onChange(isComposing.current ? typed : nickNameKept(typed))}
      />
    </div>
  )
}
