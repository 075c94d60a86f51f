import type { UserInfo } from '@keo/contract/members'
import { CLOSING_DAYS, type Closing } from '@keo/contract/privacy'
import { TrashIcon } from '@keo/ui/icons/trash'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { parseServerTime } from '@keo/units/instants'
import { formatDateTime } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { confirm } from '../../../page-kit/overlays/confirm.tsx'
import { useFactorQuestion } from '../../security/index.ts'
import { OwnerProofForm, type OwnerProof } from './owner-proof-form.tsx'
import { PrivacyCard, type Foldable } from './privacy-card.tsx'
import { useCloseAccount, useKeepAccount } from './privacy-queries.ts'

/** What is erased, what the law keeps, and the way there. */
export function ClosingCard({ member, ...fold }: Foldable & { member: UserInfo }) {
  const say = useMessages()
  const closing = useCloseAccount()
  const { withFactor, factorSheet } = useFactorQuestion()
  const ask = async (proof: OwnerProof): Promise<void> => {
    const isAgreed = await confirm({
      title: say('privacy.closeTitle'),
      text: say('privacy.closeQuestion', { days: CLOSING_DAYS }),
      agree: say('privacy.closeAgree'),
      decline: say('privacy.keep'),
      isDestructive: true,
    })
    if (!isAgreed) return
    await withFactor(async (factor) => {
      await closing.mutateAsync({ ...proof, ...factor })
      fold.onFold(false)
    })
  }
  return (
    <PrivacyCard
      {...fold}
      danger
      icon={<TrashIcon size={20} />}
      title={say('privacy.closeTitle')}
      paragraphs={[
        say('privacy.closeText', { days: CLOSING_DAYS }),
        say('privacy.keptByLaw'),
        say('privacy.moneyFirst'),
      ]}
      label={say('privacy.close')}
    >
      <OwnerProofForm
        member={member}
        label={say('privacy.close')}
        kind="danger"
        busy={closing.isPending}
        error={closing.error}
        onProof={ask}
      />
      {factorSheet}
    </PrivacyCard>
  )
}

/** The account is about to close; one tap calls it off. */
export function ClosingNotice({ closing }: { closing: Closing }) {
  const say = useMessages()
  const language = useLanguage()
  const keeping = useKeepAccount()
  const due = parseServerTime(closing.dueTime)
  return (
    <Card className="flex flex-col gap-3 p-3.5" role="status">
      <h2 className="text-headline font-semibold">{say('privacy.closingTitle')}</h2>
      {due === undefined ? null : (
        <p className="text-footnote text-pretty text-text-2">
          {say('privacy.closing', { time: formatDateTime(due, language) })}
        </p>
      )}
      <Button
        kind="primary"
        size="l"
        wide
        busy={keeping.isPending}
        onClick={() =>
          keeping.mutate(undefined, {
            onSuccess: () => void toast.show(say('privacy.kept'), { kind: 'success' }),
          })
        }
      >
        {say('privacy.keep')}
      </Button>
    </Card>
  )
}
