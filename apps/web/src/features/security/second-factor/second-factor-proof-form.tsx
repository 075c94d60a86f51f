import { PATTERNS } from '@keo/contract/patterns'
import { type ProofWay, RecoveryCode } from '@keo/contract/second-factor-proof'
import { KeyIcon } from '@keo/ui/icons/key'
import { Form } from '@keo/ui/patterns/form'
import { Button } from '@keo/ui/primitives/button'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiRefusal } from '../../../api/api-outcome.ts'
import { useMessages } from '../../../language/messages.ts'
import { hasPasskeys } from '../../../session/passkeys.ts'
import { Problem } from '../../../page-kit/problem.tsx'
import { ProofField } from './second-factor-proof-field.tsx'
import { passkeyProof, type Proof } from './second-factor-queries.ts'

const BY = {
  password: 'secondFactor.byPassword',
  sms: 'secondFactor.bySms',
  totp: 'secondFactor.byTotp',
  passkey: 'secondFactor.byPasskey',
  recovery: 'secondFactor.byRecovery',
} as const

type ProofFormProps = {
  ways: readonly ProofWay[]
  /** What is said above the field, by the way that is open. */
  note: (way: ProofWay) => string
  submit: (proof: Proof) => Promise<unknown>
  /** Under the buttons: a way out. */
  children?: ReactNode
}

/** One way to prove at a time, the easiest first, and a tap to any other. */
export function ProofForm({ ways, note, submit, children }: ProofFormProps) {
  const say = useMessages()
  const open = ways.filter((way) => way !== 'passkey' || hasPasskeys())
  const [chosen, setChosen] = useState<ProofWay>()
  const [typed, setTyped] = useState('')
  const way = chosen ?? open[0]
  const proving = useMutation({
    async mutationFn(by: ProofWay) {
      const proof = by === 'passkey' ? await passkeyProof() : proofOf(by, typed)
      if (proof) await submit(proof)
    },
  })
  if (!way) return <p className="pb-2 text-callout text-text-2">{say('secondFactor.proofNone')}</p>

  const isPasskey = way === 'passkey'
  const isComplete = isPasskey || isWhole(way, typed)
  const choose = (other: ProofWay): void => {
    setChosen(other)
    setTyped('')
    proving.reset()
  }
  return (
    <Form onSubmit={() => isComplete && !proving.isPending && proving.mutate(way)}>
      <p className="text-callout text-text-2">{note(way)}</p>
      {isPasskey ? null : (
        <ProofField
          key={way}
          way={way}
          value={typed}
          error={refusalOf(proving.error)}
          onChange={(value) => {
            setTyped(value)
            proving.reset()
          }}
        />
      )}
      <Problem error={proving.error} isRefusalShown={!isPasskey} />
      <Button
        kind="primary"
        size="l"
        wide
        type="submit"
        icon={isPasskey ? <KeyIcon size={20} /> : undefined}
        busy={proving.isPending}
        disabled={!isComplete}
      >
        {say(isPasskey ? 'secondFactor.usePasskey' : 'secondFactor.confirm')}
      </Button>
      <OtherWays
        ways={open.filter((other) => other !== way)}
        disabled={proving.isPending}
        onChoose={choose}
      />
      {children}
    </Form>
  )
}

type OtherWaysProps = { ways: readonly ProofWay[]; disabled: boolean; onChoose: (way: ProofWay) => void }

function OtherWays({ ways, disabled, onChoose }: OtherWaysProps) {
  const say = useMessages()
  return ways.map((way) => (
    <Button key={way} wide disabled={disabled} onClick={() => onChoose(way)}>
      {say(BY[way])}
    </Button>
  ))
}

function refusalOf(error: Error | null): string {
  if (!(error instanceof ApiRefusal)) return ''
  return Object.values(error.fields)[0] ?? error.message
}

function isWhole(way: Exclude<ProofWay, 'passkey'>, typed: string): boolean {
  if (way === 'password') return PATTERNS.password.test(typed)
  return way === 'recovery' ? RecoveryCode.safeParse(typed).success : PATTERNS.smsCode.test(typed)
}

function proofOf(way: Exclude<ProofWay, 'passkey'>, typed: string): Proof {
  switch (way) {
    case 'password':
      return { password: typed }
    case 'sms':
      return { smsCode: typed }
    case 'totp':
      return { totpCode: typed }
    case 'recovery':
      return { recoveryCode: typed }
  }
}
