import type { WithdrawOrder } from '@keo/contract/withdraw'
import type { Say } from '@keo/messages/say'

const MINUTE = 60
/** Below two minutes seconds say more. */
const IN_SECONDS_MAX = 119

function spanText(say: Say, seconds: number): string {
  return seconds <= IN_SECONDS_MAX
    ? say('withdraw.seconds', { count: seconds })
    : say('withdraw.minutes', { count: Math.ceil(seconds / MINUTE) })
}

/** `30 giây đến 2 phút`, and where it comes from. */
export function expectedWords(say: Say, expected: WithdrawOrder['expected']) {
  const { fromSeconds, toSeconds, isMeasured, samples } = expected
  return {
    range: say('withdraw.time.range', { from: spanText(say, fromSeconds), to: spanText(say, toSeconds) }),
    source: isMeasured ? say('withdraw.time.measured', { samples }) : say('withdraw.time.stated'),
  }
}
