import { PencilSimpleIcon } from '@keo/ui/icons/pencil-simple'
import { Button } from '@keo/ui/primitives/button'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { useGo } from '../../navigation/use-go.ts'
import { MemberScreen } from '../current-member/index.ts'
import { FeedbackList } from './feedback-list.tsx'

/** `/feedback`: what the member wrote and what came back. */
export default function FeedbackScreen() {
  const say = useMessages()
  const go = useGo()
  return (
    <MemberScreen title={say('feedback.title')}>
      {() => (
        <>
          <Button
            kind="primary"
            size="l"
            wide
            icon={<PencilSimpleIcon size={18} />}
            onClick={() => go.to(paths.sendFeedback())}
          >
            {say('feedback.new')}
          </Button>
          <FeedbackList />
        </>
      )}
    </MemberScreen>
  )
}
