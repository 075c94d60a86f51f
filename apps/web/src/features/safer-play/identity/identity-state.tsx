import type { Identity, IdentityCause } from '@keo/contract/identity'
import type { PlainMessageKey } from '@keo/messages/keys'
import { Button } from '@keo/ui/primitives/button'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { Strip, type StripTone } from '@keo/ui/primitives/strip'
import { useAgentLine } from '../../../site/agent-line.ts'
import { formatFullDate } from '../../../language/format-dates.ts'
import { useLanguage, useMessages } from '../../../language/messages.ts'
import { useGo } from '../../../navigation/use-go.ts'
import { momentText } from '../play-words.ts'

type Known = Exclude<Identity['state'], 'none'>
type Look = { tone: StripTone; title: PlainMessageKey }
const LOOKS: Record<Known, Look> = {
  waiting: { tone: 'warn', title: 'identity.waitingTitle' },
  passed: { tone: 'info', title: 'identity.passedTitle' },
  refused: { tone: 'error', title: 'identity.refusedTitle' },
}

type IdentityStateProps = { identity: Identity & { state: Known }; onAgain: () => void }

export function IdentityState({ identity, onAgain }: IdentityStateProps) {
  const say = useMessages()
  const go = useGo()
  const { tone, title } = LOOKS[identity.state]
  return (
    <>
      <Strip tone={tone}>
        <b className="font-semibold">{say(title)}.</b> {useNote(identity)}
      </Strip>
      <Shown identity={identity} />
      {identity.state === 'passed' ? (
        <Button kind="primary" size="l" wide onClick={() => go.back()}>
          {say('identity.goOn')}
        </Button>
      ) : null}
      {identity.state === 'refused' ? (
        <Button kind="primary" size="l" wide onClick={onAgain}>
          {say('identity.again')}
        </Button>
      ) : null}
    </>
  )
}

function useNote({ state, cause }: IdentityStateProps['identity']): string {
  const say = useMessages()
  const { ageMin } = useAgentLine()
  if (state === 'waiting') return say('identity.waitingNote')
  if (state === 'passed') return say('identity.passedNote')
  if (cause === 'tooYoung') return say('identity.tooYoung', { age: ageMin })
  return say(CAUSES[cause ?? 'listed'])
}

const CAUSES: Record<Exclude<IdentityCause, 'tooYoung'>, PlainMessageKey> = {
  listed: 'identity.listed',
  documentElsewhere: 'identity.documentElsewhere',
  excluded: 'identity.excludedPerson',
  unproven: 'identity.unproven',
}

/** What was sent; of the document only its last signs. */
function Shown({ identity }: Pick<IdentityStateProps, 'identity'>) {
  const say = useMessages()
  const language = useLanguage()
  const { realName, birthday, documentKind, documentNumber, submitTime, decideTime } = identity
  const rows = [
    { title: say('identity.realName'), value: realName },
    { title: say('identity.birthday'), value: formatFullDate(Date.parse(birthday), language, 'UTC') },
    {
      title: say(documentKind === 'passport' ? 'identity.passport' : 'identity.idCard'),
      value: documentNumber,
    },
    { title: say('identity.submitted'), value: momentText(submitTime, language) },
    { title: say('identity.decided'), value: momentText(decideTime, language) },
  ]
  return (
    <Card>
      {rows.map(({ title, value }) =>
        value ? <ListRow key={title} title={title} value={<span className="num">{value}</span>} /> : null,
      )}
    </Card>
  )
}
