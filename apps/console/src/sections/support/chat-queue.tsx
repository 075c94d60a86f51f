import { PROMISED_MINUTES } from '@keo/contract/console-queues'
import {
  type CHAT_VIEWS,
  listColleagues,
  listSupportChats,
  type SupportChat,
} from '@keo/contract/console-support'
import { Empty, Loaded, More } from '../../parts/states.tsx'
import { age, lateness } from '../../platform/figures.ts'
import { useListKeys } from '../../platform/keys.ts'
import { useLook } from '../../platform/look.ts'
import { go, pathTo } from '../../platform/place.ts'
import { useCall, usePages } from '../../platform/queries.ts'
import { contentText } from './content-text.ts'
import { words } from './words.ts'

/** People wait for an answer: the list is never older than this. */
const SOON_MS = 4_000

export function ChatQueue({ view, open }: { view: (typeof CHAT_VIEWS)[number]; open: string }) {
  const { say } = useLook(words)
  const list = usePages(listSupportChats, { view }, SOON_MS)
  const chats = list.data?.pages.flatMap((page) => page.chats) ?? []
  const now = list.data?.pages[0]?.now ?? 0
  useListKeys(
    chats.map(({ id }) => id),
    open,
    (id) => go('support', id),
  )
  return (
    <section className="queue" aria-label={say(`tab.${view}`)}>
      <Loaded of={list}>
        {() =>
          chats.length === 0 ? (
            <Empty>{say('chats.none')}</Empty>
          ) : (
            chats.map((chat) => <Row key={chat.id} chat={chat} now={now} isOpen={chat.id === open} />)
          )
        }
      </Loaded>
      <More of={list} />
      <Figures />
    </section>
  )
}

function Row({ chat, now, isOpen }: { chat: SupportChat; now: number; isOpen: boolean }) {
  const { say } = useLook(words)
  const isOver = chat.state === 'ended'
  const waits = now - (isOver ? chat.changedAt : chat.since)
  const late = chat.state === 'queued' ? lateness(waits, PROMISED_MINUTES.chat) : 'fine'
  return (
    <a className="queue-row" href={pathTo('support', chat.id)} aria-current={isOpen || undefined}>
      <span className="strong">
        {chat.userName} <span className="meta">VIP {chat.vipLevel}</span>
      </span>
      <span className="num late" data-late={late}>
        {age(waits)}
      </span>
      <span className="snippet meta">
        {chat.isTyping ? say('chat.typing') : chat.last ? contentText(chat.last, say) : '—'}
      </span>
      {chat.unread > 0 && !isOver ? <span className="num unread">{chat.unread}</span> : null}
      {isOver && chat.stars > 0 ? <span className="num meta">{`★ ${chat.stars}`}</span> : null}
    </a>
  )
}

/** How the desk did in the last seven days. */
function Figures() {
  const { say } = useLook(words)
  const { data } = useCall(listColleagues, {})
  if (!data || (data.answerSeconds === null && data.stars === null)) return null
  const { answerSeconds, stars } = data
  const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p className="meta">
      {say('figures.first')} <b className="num">{answerSeconds === null ? '—' : clock(answerSeconds)}</b>{' '}
      {say('figures.happy')} <b className="num">{stars === null ? '—' : (stars / 10).toFixed(1)}</b>
    </p>
  )
}
