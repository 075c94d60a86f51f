import {
  askForPerson,
  endChat,
  getChat,
  leaveChatQueue,
  listChatMessages,
  mailChatTranscript,
  openChat,
  rateChat,
  readChat,
} from '@keo/contract/chat'
import type { ChatMessage, Conversation } from '@keo/contract/chat-messages'
import type { RequestOf } from '@keo/contract/define-call'
import type { Language } from '@keo/messages/languages'
import { seconds } from '@keo/units/instants'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api, IN_FORM } from '../../api/api.ts'
import { queryClient } from '../../api/query-client.ts'
import { firstSeq, follows, lastSeq, type Lines, newer, withMessages } from './chat-lines.ts'

const all = ['supportChat'] as const
const lists = [...all, 'lines'] as const
/** The live socket tells everything at once; this is for a device whose socket does not come through. */
const LOOK_AGAIN_MS = seconds(15)

export const chatQueries = {
  /** The newest conversation; whoever never had one begins it by coming here. */
  conversation: queryOptions({
    queryKey: [...all, 'conversation'],
    queryFn: async ({ signal }): Promise<Conversation> => {
      const { conversation } = await api(getChat, {}, { silent: true, signal })
      return conversation ?? api(openChat, {}, { silent: true, signal })
    },
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'queued' || data?.state === 'person' ? LOOK_AGAIN_MS : false,
  }),
  /** The newest page at first, and from then on all that came after. Orders in it are told in the reader's language. */
  lines: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...lists, id, language],
      queryFn: async ({ signal, queryKey }): Promise<Lines> => {
        const held = queryClient.getQueryData<Lines>(queryKey)
        const came = held ? await allAfter(id, lastSeq(held), signal) : await page({ id }, signal)
        const now = queryClient.getQueryData<Lines>(queryKey)
        return {
          messages: withMessages(now?.messages ?? [], came.messages),
          hasOlder: now?.hasOlder ?? came.hasMore,
        }
      },
    }),
}

type Page = { readonly messages: readonly ChatMessage[]; readonly hasMore: boolean }

const page = (request: RequestOf<typeof listChatMessages>, signal?: AbortSignal): Promise<Page> =>
  api(listChatMessages, request, { silent: true, ...(signal && { signal }) })

async function allAfter(id: string, seq: number, signal: AbortSignal): Promise<Page> {
  let came: Page = { messages: [], hasMore: true }
  while (came.hasMore) {
    const after = String(came.messages.at(-1)?.seq ?? seq)
    const next = await page({ id, after }, signal)
    came = {
      messages: [...came.messages, ...next.messages],
      hasMore: next.hasMore && next.messages.length > 0,
    }
  }
  return came
}

/** Reading back: the page above what is there. */
export function useOlder(id: string, language: Language) {
  const { queryKey } = chatQueries.lines(id, language)
  return useMutation({
    async mutationFn() {
      const held = queryClient.getQueryData<Lines>(queryKey)
      if (!held?.hasOlder) return
      const older = await page({ id, before: String(firstSeq(held)) })
      queryClient.setQueryData<Lines>(
        queryKey,
        (now) => now && { messages: withMessages(now.messages, older.messages), hasOlder: older.hasMore },
      )
    },
  })
}

/** What was missed is asked for; also what a device shows that lost its line. */
export const catchUp = (): Promise<void> => queryClient.invalidateQueries({ queryKey: all })
export const catchUpLines = (): Promise<void> => queryClient.invalidateQueries({ queryKey: lists })

export function keepConversation(next: Conversation): void {
  queryClient.setQueryData<Conversation>(chatQueries.conversation.queryKey, (held) =>
    held ? newer(held, next) : next,
  )
}

/** Adds what was said. A message that does not follow what is there shows that something was missed. */
export function keepMessages(id: string, messages: readonly ChatMessage[]): void {
  for (const [queryKey, held] of queryClient.getQueriesData<Lines>({ queryKey: [...lists, id] })) {
    const [first] = messages
    if (!held || (first && !follows(held, first))) void queryClient.invalidateQueries({ queryKey })
    else
      queryClient.setQueryData<Lines>(queryKey, { ...held, messages: withMessages(held.messages, messages) })
  }
}

const changing = <Request>(send: (request: Request) => Promise<Conversation>) => ({
  mutationFn: send,
  onSuccess: keepConversation,
})

export const useStartChat = () => useMutation(changing(() => api(openChat, {})))
/** Its own refusal, outside hours, is said on the page. */
export const useAskForPerson = () => useMutation(changing((id: string) => api(askForPerson, { id }, IN_FORM)))
export const useLeaveQueue = () => useMutation(changing((id: string) => api(leaveChatQueue, { id })))
export const useEndChat = () => useMutation(changing((id: string) => api(endChat, { id })))
export const useRateChat = () =>
  useMutation(changing((request: RequestOf<typeof rateChat>) => api(rateChat, request, IN_FORM)))
export const useMailTranscript = () =>
  useMutation({ mutationFn: (id: string) => api(mailChatTranscript, { id }) })

/** Nobody waits for it: what was not told now is told with the next message. */
export async function tellRead(id: string, seq: number): Promise<void> {
  const conversation = await api(readChat, { id, seq }, IN_FORM).catch(() => null)
  if (conversation) keepConversation(conversation)
}
