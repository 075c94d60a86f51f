import type { CustomerLine, SupportLink } from '@keo/contract/support'
import { HeadsetIcon } from '@keo/ui/icons/headset'
import { PhoneIcon } from '@keo/ui/icons/phone'
import { QuestionIcon } from '@keo/ui/icons/question'
import { Sheet } from '@keo/ui/layers/sheet'
import { Card } from '@keo/ui/primitives/card'
import { ListRow } from '@keo/ui/primitives/list-row'
import { ListRowSkeleton } from '@keo/ui/primitives/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useMessages } from '../../language/messages.ts'
import { paths, withQuery } from '../../navigation/paths.ts'
import { sitePath } from '../../navigation/site-path.ts'
import { useGo } from '../../navigation/use-go.ts'
import { chatPage } from '../../site/third-parties.ts'
import { toast } from '../../toasts/toast.ts'
import type { OverlayProps } from '../overlays/overlays.tsx'
import { overlays } from '../overlays/overlays.tsx'
import { SiteContacts } from '../site-contacts.tsx'
import { CallBackDialog } from './call-back-dialog.tsx'
import { linesQuery, linkOf, linksQuery, useCallBackOffer } from './support-queries.ts'

/** The choice of support channels: the two lines that are on, a call, and the articles. */
export default function ChatChannels({ close }: OverlayProps) {
  const say = useMessages()
  const go = useGo()
  const { data: lines, isError } = useQuery(linesQuery)
  const member = useCallBackOffer()
  const on = lines?.filter(({ lineSwitch }) => lineSwitch === 1) ?? []
  const isOff = isError || (lines !== undefined && on.length === 0)
  return (
    <Sheet open onOpenChange={close} title={say('chat.title')} closeLabel={say('common.close')}>
      {isOff ? (
        <p role="status" className="pb-3 text-callout text-text-2">
          {say('common.csSwitch')}
        </p>
      ) : null}
      <Card className="mb-4">
        {lines || isError ? null : (
          <div role="status" aria-label={say('channels.loading')}>
            <ListRowSkeleton />
          </div>
        )}
        {isError ? null : on.map((line) => <LineRow key={line.line} line={line} close={close} />)}
        <SiteContacts />
        {member ? (
          <ListRow
            icon={<PhoneIcon size={20} />}
            title={say('channels.callBack')}
            note={say('channels.callBackNote')}
            onClick={() => {
              close()
              overlays.open('callBack', (props) => <CallBackDialog member={member} {...props} />)
            }}
          />
        ) : null}
        <ListRow
          icon={<QuestionIcon size={20} />}
          title={say('channels.help')}
          onClick={() => {
            close()
            go.to(paths.help())
          }}
        />
      </Card>
    </Sheet>
  )
}

function LineRow({ line: { line }, close }: { line: CustomerLine; close: () => void }) {
  const say = useMessages()
  const go = useGo()
  const language = useLanguage()
  const { data } = useQuery(linksQuery)
  const known = data?.customerServiceLinks.find((link) => link.line === line)
  const open = async (): Promise<void> => {
    const link = await linkOf(line)
    const path =
      link && pathOf(link, chatPage({ chatUrl: link.link }, language), say('channels.line', { number: line }))
    if (!path) return void toast.error(say('common.csSwitch'))
    close()
    go.to(path)
  }
  return (
    <ListRow
      icon={<HeadsetIcon size={20} />}
      title={say('channels.line', { number: line })}
      note={known && say(`channels.${wayOf(known)}`)}
      onClick={() => void open()}
    />
  )
}

/** Our own chat is a page of the app as the message is, and one talks there as in the operator's. */
const wayOf = ({ kind, link }: SupportLink): SupportLink['kind'] =>
  link === paths.serviceChat() ? 'chat' : kind

/** The operator's chat opens in a frame of ours, everything else on its page of the app. */
function pathOf({ kind, link }: SupportLink, chat: string | null, title: string): string | null {
  if (kind === 'message' || link.startsWith('/')) return sitePath(link, window.location.origin)
  return chat && withQuery(paths.webview(), { title, url: btoa(chat) })
}
