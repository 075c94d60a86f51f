import type { ChatNews } from '@keo/contract/chat-messages'
import type { Audit } from '@keo/service-kit/audit'
import type { Bus } from '@keo/service-kit/bus'
import type { Clock } from '@keo/service-kit/clock'
import type { Database } from '@keo/service-kit/db/database'
import type { Ids } from '@keo/service-kit/ids'
import type { Jobs } from '@keo/service-kit/jobs'
import type { MailGateway } from '../../gateways/mail/mail-gateway.ts'
import type { ArticleLibrary } from '../help/index.ts'
import type { WriteLetter } from '../inbox/index.ts'
import type { MemberStore } from '../members/index.ts'
import { createAnswerLetters } from './answer-letters.ts'
import { createAssistant } from './assistant/assistant.ts'
import { createOwnOrders, type OrderSources } from './assistant/own-orders.ts'
import { createChatChanges } from './chat-changes.ts'
import { createCannedAnswers } from './canned-answers.ts'
import { createChatDesk } from './chat-desk.ts'
import { createChatHours } from './chat-hours.ts'
import { createChatInbox } from './chat-inbox.ts'
import { createChat } from './chat-service.ts'
import { sqlChatStore } from './chat-store.ts'
import { createChatViews } from './chat-views.ts'
import { createTranscripts } from './transcripts.ts'
import { createTyping } from './typing.ts'
import { createChatUpkeep } from './upkeep.ts'

type Needs = {
  database: Database
  clock: Clock
  machineClock: Clock
  ids: Ids
  jobs: Jobs
  audit: Audit
  bus: Bus
  tenantId: string
  members: MemberStore
  mail: MailGateway
  library: ArticleLibrary
  sources: OrderSources
  isOffered: boolean
  hasStaff(): Promise<boolean>
  hasPicture(memberId: string, fileId: string): Promise<boolean>
  announce(memberId: string, news: ChatNews): void
  writeLetter: WriteLetter
}

/** Everything of the live chat, put together. */
export function createChatFeature(needs: Needs) {
  const { database, clock, ids, jobs, audit, tenantId, members, library, announce } = needs
  const orders = createOwnOrders(needs.sources)
  const hours = createChatHours({ database, clock, tenantId, hasStaff: needs.hasStaff })
  const typing = createTyping(needs)
  const store = sqlChatStore(database.db, tenantId)
  const views = createChatViews({ store, members, hours, library, showOrder: orders.show })
  const changes = createChatChanges({ database, clock, tenantId, views, announce })
  const upkeep = createChatUpkeep({ database, clock, tenantId, changes, hours })
  jobs.every('chat.close-queue', upkeep.closeQueue)
  jobs.every('chat.end-idle', upkeep.endIdle)
  jobs.every('chat.drop-old', upkeep.dropOld)
  return {
    chat: createChat({
      database,
      clock,
      ids,
      tenantId,
      views,
      changes,
      hours,
      typing,
      assistant: createAssistant({ library, orders, members }),
      isOffered: needs.isOffered,
      hasPicture: needs.hasPicture,
    }),
    transcripts: createTranscripts({ database, jobs, tenantId, views, mail: needs.mail }),
    desk: createChatDesk({
      database,
      audit,
      tenantId,
      members,
      views,
      changes,
      hours,
      typing,
      letters: createAnswerLetters(needs),
      announce,
    }),
    inbox: createChatInbox({ database, clock, audit, tenantId, views, orders }),
    canned: createCannedAnswers({ database, ids, audit, tenantId }),
    isTyping: typing.isOn,
    close: typing.close,
  }
}
