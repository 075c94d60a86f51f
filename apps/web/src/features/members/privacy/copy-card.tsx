import type { UserInfo } from '@keo/contract/members'
import { DownloadSimpleIcon } from '@keo/ui/icons/download-simple'
import { useMessages } from '../../../language/messages.ts'
import { toast } from '../../../toasts/toast.ts'
import { useFactorQuestion } from '../../security/index.ts'
import { OwnerProofForm, type OwnerProof } from './owner-proof-form.tsx'
import { PrivacyCard, type Foldable } from './privacy-card.tsx'
import { useMyData } from './privacy-queries.ts'
import { saveFile } from '../../../platform/save-file.ts'

/** Everything that is kept, as a file. */
export function CopyCard({ member, ...fold }: Foldable & { member: UserInfo }) {
  const say = useMessages()
  const copy = useMyData()
  const { withFactor, factorSheet } = useFactorQuestion()
  const save = (proof: OwnerProof): Promise<void> =>
    withFactor(async (factor) => {
      const data = await copy.mutateAsync({ ...proof, ...factor })
      saveFile(`keo-${member.userName}.json`, JSON.stringify(data, null, 2))
      fold.onFold(false)
      toast.show(say('privacy.copied'), { kind: 'success' })
    })
  return (
    <PrivacyCard
      {...fold}
      icon={<DownloadSimpleIcon size={20} />}
      title={say('privacy.copyTitle')}
      paragraphs={[say('privacy.copyText')]}
      label={say('privacy.copy')}
    >
      <OwnerProofForm
        member={member}
        label={say('privacy.copy')}
        kind="primary"
        busy={copy.isPending}
        error={copy.error}
        onProof={save}
      />
      {factorSheet}
    </PrivacyCard>
  )
}
