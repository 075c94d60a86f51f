import type { LetterPage } from '@keo/contract/inbox'
import { paths, withQuery } from '../../navigation/paths.ts'
import { roomPath } from '../../navigation/room-path.ts'

const PLACES: Readonly<Record<LetterPage, (id: string) => string>> = {
  deposit: (orderNo) => withQuery(paths.depositOrder(), { orderNo }),
  withdraw: (orderNo) => withQuery(paths.withdrawOrder(), { orderData: JSON.stringify({ orderNo }) }),
  bet: (bet) => withQuery(paths.betRecords(), { tab: 'settled', bet }),
  limits: paths.saferPlay,
  sessions: paths.sessions,
  password: paths.passwords,
  contacts: paths.profileDetails,
  factors: paths.secondFactor,
  targets: paths.bankCards,
  withdrawPassword: paths.withdrawPassword,
  welfare: paths.welfare,
  plan: paths.plan,
  experts: () => withQuery(paths.experts(), { followed: '1' }),
  room: roomPath,
  feedback: paths.replyDetail,
  chat: paths.serviceChat,
  // The page that any campaign can be shown on.
  campaign: (id) => withQuery(paths.activityDetail(), { id }),
  ownPlans: paths.ownPlans,
  agents: paths.agents,
}

/** The page of what a letter tells of. */
export const placeOf = ({ page, id }: { page: LetterPage; id: string }): string => PLACES[page](id)
