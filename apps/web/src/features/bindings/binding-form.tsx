import { CODE_ACTIONS } from '@keo/contract/codes'
import type { UserInfo } from '@keo/contract/members'
import { PATTERNS } from '@keo/contract/patterns'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { TextField } from '@keo/ui/fields/text-field'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../language/messages.ts'
import { toast } from '../../toasts/toast.ts'
import { ApiRefusal } from '../../api/api-outcome.ts'
import { useGo } from '../../navigation/use-go.ts'
import { fieldError } from '../../page-kit/field-error.ts'
import {
  OwnCodeField,
  PasswordNeeded,
  PinSheet,
  useWithdrawPasswordState,
} from '../withdraw-password/index.ts'
import { useBindingCheck } from './binding-queries.ts'

export type Holder = {
  readonly realName: string
  readonly mobileArea: string
  readonly mobile: string
  readonly withdrawPwd: string
  readonly smsCode?: string
}

type BindingFormProps = {
  member: UserInfo
  /** The fields of its kind. */
  children: ReactNode
  isReady: boolean
  /** Held by the holder of a wallet, not of an account. */
  isWallet?: boolean
  /** What is about to be bound, for the sheet that asks for the password. */
  summary: string
  error: Error | null
  onBind: (holder: Holder) => Promise<unknown>
}

/** What every binding asks for: the holder, a number, a code the first time, and the withdraw password. */
export function BindingForm({
  member,
  children,
  isReady,
  isWallet,
  summary,
  error,
  onBind,
}: BindingFormProps) {
  const say = useMessages()
  const go = useGo()
  const check = useBindingCheck().data
  const hasPassword = useWithdrawPasswordState().data?.isSet ?? false
  const [name, setName] = useState('')
  const [mobile, setMobile] = useState('')
  const [smsCode, setSmsCode] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const realName = check?.realName || name.trim()
  const needsCode = check?.needsCode ?? false
  const hasMobile = mobile === '' || PATTERNS.typedPhone.test(mobile)
  const hasCode = !needsCode || PATTERNS.smsCode.test(smsCode)
  const canSend = check !== undefined && hasPassword && isReady && realName.length > 1 && hasCode && hasMobile

  async function bind(withdrawPwd: string): Promise<void> {
    try {
      await onBind({ realName, mobileArea: '84', mobile, withdrawPwd, ...(needsCode && { smsCode }) })
    } catch (refusal) {
      // What is wrong with a field is said there alone; everything else in the sheet alone.
      if (!saysFields(refusal)) throw refusal
      return setIsAsking(false)
    }
    setIsAsking(false)
    toast.show(say('bindings.saved'), { kind: 'success' })
    go.back()
  }

  return (
    <>
      <PasswordNeeded />
      <Form onSubmit={() => (canSend ? setIsAsking(true) : undefined)}>
        {children}
        <TextField
          label={say(isWallet ? 'bindings.walletHolder' : 'bindings.holder')}
          placeholder={say(isWallet ? 'bindings.walletHolderPlaceholder' : 'bindings.holderPlaceholder')}
          value={check?.realName || name}
          onChange={setName}
          maxLength={40}
          autoComplete="name"
          readOnly={check?.realName ? true : undefined}
          hint={say(check?.realName ? 'bindings.holderFixed' : 'bindings.holderNote')}
          error={fieldError(error, 'realName')}
        />
        <TextField
          label={say('bindings.mobile')}
          placeholder={check?.mobile ?? ''}
          value={mobile}
          onChange={setMobile}
          maxLength={24}
          errorTip={false}
          hint={say('bindings.mobileNote')}
          error={fieldError(error, 'mobile')}
        />
        {needsCode && member.mobile !== '' ? (
          <OwnCodeField
            member={member}
            action={CODE_ACTIONS.bindCard}
            value={smsCode}
            onChange={setSmsCode}
            error={fieldError(error, 'smsCode')}
          />
        ) : null}
        <p className="px-0.5 text-caption text-text-3">{say('bindings.holdNote')}</p>
        <Button type="submit" kind="primary" size="l" wide disabled={!canSend}>
          {say('bindings.save')}
        </Button>
      </Form>
      <PinSheet
        open={isAsking}
        onClose={() => setIsAsking(false)}
        purpose="binding"
        summary={<p className="text-footnote text-text-2">{summary}</p>}
        onSealed={bind}
      />
    </>
  )
}

const saysFields = (error: unknown): boolean =>
  error instanceof ApiRefusal && Object.keys(error.fields).length > 0
