import type { MemberId } from '@keo/contract/ids'
import { money } from '@keo/units/money'
import type { Post, PostAll } from '../ledger/index.ts'
import type { PaidReward, RewardRow } from './reward-store.ts'

/** The movements of a reward. Keys come from its id, so that nothing moves twice. */

const movement = ({ id, member_id, source, amount }: PaidReward, step: string) => ({
  memberId: member_id as MemberId,
  key: step === '' ? `reward:${id}` : `reward:${id}:${step}`,
  kind: step === '' ? `reward.${source}` : `reward.${step}`,
  reference: id,
  amount: money(amount, 'VND'),
})

/** Those of money in one round trip; the lines of the books that paid them, by their ids. */
export async function payRewards(
  postAll: PostAll,
  rewards: readonly PaidReward[],
): Promise<ReadonlyMap<string, bigint>> {
  const ofMoney = rewards.filter(({ gift }) => gift === null)
  const done = await postAll(
    ofMoney.map((reward) => ({
      op: 'move',
      ...movement(reward, ''),
      from: 'house:promotions',
      to: reward.kind === 'cash' ? 'available' : 'bonus',
    })),
  )
  return new Map(done.map(({ seq }, at) => [ofMoney[at]?.id ?? '', seq]))
}

/** The turnover of a bonus is met: it is the member's own. */
export async function releaseBonus(post: Post, reward: RewardRow): Promise<void> {
  await post({ op: 'move', ...movement(reward, 'released'), from: 'bonus', to: 'available' })
}

/** Out of the bonus purse, where nothing else could have taken it. */
export async function takeBonusBack(
  post: Post,
  reward: RewardRow,
  step: 'lapsed' | 'revoked',
): Promise<void> {
  await post({ op: 'move', ...movement(reward, step), from: 'bonus', to: 'house:promotions' })
}

/** What is not there any more becomes a debt. */
export async function takeCashBack(post: Post, reward: RewardRow): Promise<void> {
  const corrects = reward.paid_seq !== null && reward.kind === 'cash' ? { corrects: reward.paid_seq } : {}
  await post({ op: 'force', ...movement(reward, 'revoked'), ...corrects, to: 'house:promotions' })
}
