import { fail } from '@keo/contract/errors'
import { maskEmail } from '@keo/contract/masks'
import type { Language } from '@keo/messages/languages'
import { LANGUAGES } from '@keo/messages/languages'
import { serverText } from '@keo/messages/server-packs'
import type { Database } from '@keo/service-kit/db/database'
import type { Jobs } from '@keo/service-kit/jobs'
import * as z from 'zod/mini'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import { sqlMemberStore } from '../members/index.ts'
import type { Requester } from './chat-service.ts'
import { sqlChatStore } from './chat-store.ts'
import type { ChatViews } from './chat-views.ts'
import { transcriptText } from './transcript-text.ts'

type Needs = {
  database: Database
  jobs: Jobs
  tenantId: string
  views: ChatViews
  mail: MailGateway
}

const MAIL = 'chat.transcript'
const Order = z.object({ memberId: z.string(), id: z.string(), language: z.enum(LANGUAGES) })

export type Transcripts = ReturnType<typeof createTranscripts>

/** What was written, by mail: once for what stands there, however often it is asked for. */
export function createTranscripts({ database, jobs, tenantId, views, mail }: Needs) {
  async function wordsOf(id: string, language: Language): Promise<string> {
    const rows = await sqlChatStore(database.db, tenantId).listAll(id)
    return transcriptText(await views.messages(rows, { side: 'member', language }), language)
  }

  jobs.handle(MAIL, async (payload) => {
    const { memberId, id, language } = Order.parse(payload)
    const member = await sqlMemberStore(database.db, tenantId).find(memberId)
    // The address may be gone by now; nobody else's takes its place.
    if (!member || member.email === '') return
    await mail.send({
      to: member.email,
      subject: serverText(language, 'transcript.subject'),
      text: await wordsOf(id, language),
    })
  })

  return {
    async mail({ memberId, language }: Requester, id: string): Promise<{ maskedMail: string }> {
      return database.tx(async (tx) => {
        const store = sqlChatStore(tx, tenantId)
        const row = await store.findForChange(id)
        if (row?.member_id !== memberId) return fail('NOT_FOUND')
        const { email } = (await sqlMemberStore(tx, tenantId).find(memberId)) ?? fail('SESSION_EXPIRED')
        if (email === '') fail('CHAT_NO_MAIL')
        if (row.mailed_seq < row.last_seq) {
          await jobs.enqueue(tx, MAIL, { memberId, id, language } satisfies z.output<typeof Order>)
          await store.change(id, { mailed_seq: row.last_seq })
        }
        return { maskedMail: maskEmail(email) }
      })
    },
  }
}
