import { ChatCircleDotsIcon } from '@keo/ui/icons/chat-circle-dots'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { QuestionIcon } from '@keo/ui/icons/question'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { SectionTitle } from '@keo/ui/primitives/section-title'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../language/messages.ts'
import { paths } from '../../navigation/paths.ts'
import { link } from '../../page-kit/link.ts'
import { overlays } from '../../page-kit/overlays/overlays.tsx'
import { Screen } from '../../page-kit/screen.tsx'
import { helpQueries } from './help-queries.ts'

/** Every way to an answer: lines of support, help, feedback, and the questions by topic. */
export default function ServiceScreen() {
  const say = useMessages()
  const { data } = useQuery(helpQueries.groups)
  return (
    <Screen title={say('service.title')} right="support" gutter>
      <div className="flex flex-col gap-3 pt-1 pb-6">
        <Card>
          <ListRow
            tile
            icon={<HeadsetIcon size={19} />}
            title={say('service.channels')}
            note={say('service.channelsNote')}
            onClick={() => overlays.open('chatChannels')}
          />
          <ListRow
            tile
            icon={<QuestionIcon size={19} />}
            title={say('service.help')}
            note={say('service.helpNote')}
            {...link(paths.help())}
          />
          <ListRow
            tile
            icon={<ChatCircleDotsIcon size={19} />}
            title={say('service.feedback')}
            note={say('service.feedbackNote')}
            {...link(paths.feedback())}
          />
        </Card>
        {data ? (
          <>
            <SectionTitle>{say('service.topics')}</SectionTitle>
            <Card>
              {data.groups.map(({ id, name, count }, place) => (
                <ListRow
                  key={id}
                  title={name}
                  value={say('helpCentre.count', { count })}
                  {...link(paths.serviceQuestion(String(place)))}
                />
              ))}
            </Card>
          </>
        ) : null}
      </div>
    </Screen>
  )
}
