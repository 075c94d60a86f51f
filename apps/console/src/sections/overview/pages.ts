import type { Alarm } from '@keo/contract/console-overview'
import type { QueueName } from '@keo/contract/console-queues'
import { pathTo } from '../../platform/place.ts'

export const QUEUE_PAGES = {
  withdrawal: 'withdrawals',
  receipt: 'deposits',
  dispute: 'disputes',
  nickname: 'reviews',
  reward: 'reviews',
  expert: 'reviews',
  agent: 'reviews',
  identity: 'reviews',
  complaint: 'safety',
  chat: 'support',
  feedback: 'support',
  callBack: 'support',
  approval: 'approvals',
  harm: 'safety',
} as const satisfies Record<QueueName, string>

/** Where somebody does something about an alarm; null of what is mended at the machines. */
export function pathOfAlarm({ kind, name, about }: Pick<Alarm, 'kind' | 'name' | 'about'>): string | null {
  switch (kind) {
    case 'books':
    case 'uncovered':
    case 'difference':
      return pathTo('books')
    case 'queue':
      return about in QUEUE_PAGES ? pathTo(QUEUE_PAGES[about as QueueName]) : null
    case 'exposure':
      return pathTo('trading-match', name.split(':')[1])
    case 'result':
      return pathTo('trading')
    case 'return':
      return pathTo('games')
    case 'jobs':
    case 'provider':
      return null
  }
}
