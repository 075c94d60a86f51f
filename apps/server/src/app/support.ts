import type { ChatNews } from '@keo/contract/chat-messages'
import type { HttpServer } from '@keo/service-kit/http/http-server'
import type { BetRecords } from '../features/bet-records/index.ts'
import { chatDeskRoutes, chatRoutes, createChatFeature, type OrderSources } from '../features/chat/index.ts'
import { wasIdeaRewarded } from '../features/campaigns/index.ts'
import {
  createFeedback,
  createFeedbackDesk,
  feedbackDeskRoutes,
  feedbackRoutes,
} from '../features/feedback/index.ts'
import { createHelpVotes, articleFolder, helpRoutes, readLibrary } from '../features/help/index.ts'
import {
  createCallBacks,
  createCustomerLines,
  supportDeskRoutes,
  supportRoutes,
} from '../features/support/index.ts'
import { isProd } from '../config/config.ts'
import type { Money } from './money.ts'
import type { OwnParts } from './parts.ts'
import type { People } from './people.ts'
import { staffed } from './review-judges.ts'
import { whileUnstaffed } from './stand-in-routes.ts'

type Needs = {
  people: People
  money: Money
  bets: BetRecords
  announceChat(memberId: string, news: ChatNews): void
}

/** Help articles, feedback, the live chat, call-backs and the lines of support. */
export function openSupport({ api }: HttpServer, own: OwnParts, needs: Needs) {
  const { people, money } = needs
  const { config, database, clock, ids, audit, tenantId, jobs } = own
  const { pictures } = money.deposits
  const votes = createHelpVotes({ database, clock, tenantId })
  const library = readLibrary(
    articleFolder('help'),
    () => people.texts.now('help'),
    () => people.texts.now('help-groups'),
  )
  helpRoutes(api, { library, votes })
  jobs.every('help.drop-old-votes', votes.dropOld)
  feedbackRoutes(api, createFeedback({ database, clock, ids, tenantId, hasPicture: pictures.has }))
  const lines = createCustomerLines({ database, tenantId, chatUrl: config.CHAT_URL })
  const callBacks = createCallBacks({ database, clock, ids, audit, tenantId })
  supportRoutes(api, { lines, callBacks, members: people.members })
  const mayAnswer = staffed(own, 'support.answer')
  const live = createChatFeature({
    database,
    clock,
    machineClock: own.machineClock,
    ids,
    jobs,
    audit,
    bus: own.bus,
    tenantId,
    members: people.members,
    mail: people.mail,
    library,
    sources: orderSources(needs),
    isOffered: config.CHAT_URL === null,
    // In a sandbox the developer panel stands in.
    hasStaff: isProd(config) ? mayAnswer : () => Promise.resolve(true),
    hasPicture: pictures.has,
    announce: needs.announceChat,
    writeLetter: people.letters.write,
  })
  chatRoutes(api, live)
  const feedback = createFeedbackDesk({
    database,
    clock,
    ids,
    audit,
    tenantId,
    writeLetter: people.letters.write,
    wasRewarded: wasIdeaRewarded(tenantId),
  })
  const readPicture = pictures.read
  if (!isProd(config)) {
    const standIn = whileUnstaffed(api, mayAnswer)
    feedbackDeskRoutes(standIn, { desk: feedback, readPicture })
    supportDeskRoutes(standIn, { lines, callBacks })
    chatDeskRoutes(standIn, { desk: live.desk, readPicture })
  }
  return { live, feedback, callBacks, library, readPicture, close: live.close }
}

export type OpenSupport = ReturnType<typeof openSupport>

/** Where the assistant finds the orders of the member who asks. */
function orderSources({ money, bets }: Needs): OrderSources {
  const { deposits, withdrawals } = money
  return {
    deposits: {
      latest: deposits.orders.latest,
      findOpen: deposits.orders.findOpen,
      show: deposits.read,
    },
    withdrawals: {
      latest: withdrawals.latest,
      async show(memberId, orderNo) {
        const order = await withdrawals.find(memberId, orderNo)
        return order ? withdrawals.view(order) : null
      },
    },
    bets: { latest: bets.latest, show: bets.one },
  }
}
