import { useMessages } from '../../language/messages.ts'
import { Screen } from '../../page-kit/screen.tsx'
import { FeedbackForm } from './feedback-form.tsx'

/** `/settingfeedback`. */
export default function SendFeedbackScreen() {
  const say = useMessages()
  return (
    <Screen title={say('feedback.new')} right="support" gutter>
      <FeedbackForm />
    </Screen>
  )
}
