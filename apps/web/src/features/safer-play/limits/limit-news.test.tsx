import { LIMIT_NEWS, type LimitNotice } from '@keo/contract/play-limits'
import { expect, test, vi } from 'vitest'
import { customToast } from '../../../toasts/custom-toast.ts'
import { currentSay, loadArea, startLanguage } from '../../../language/messages.ts'
import { limitNews, limitNewsText } from './limit-news.ts'

const notice: LimitNotice = {
  id: 'lim_01J9Z3ABCDEFGH',
  told: 'near',
  kind: 'deposit',
  period: 'day',
  amount: '1000000.00',
  time: '2026-01-31 20:00:00',
}
const told = (businessType: string) =>
  limitNews.onMessage({ businessType, topic: 'owner:me', source: 'node', seq: 1, businessContent: {} })

test('[RSP-07] each notice is one sentence with the limit and its amount', async () => {
  await startLanguage('vi')
  await loadArea('saferPlay')
  const text = (more: Partial<LimitNotice>) => limitNewsText({ ...notice, ...more }, currentSay(), 'vi')
  expect(text({})).toMatch(/^Bạn đã dùng trên 80% hạn mức Nạp tiền, mỗi ngày: 1\.000\.000\s₫\.$/)
  expect(text({ told: 'reached', kind: 'loss', period: 'week' })).toContain('chạm hạn mức Thua, mỗi tuần')
  expect(text({ told: 'holds' })).toContain('có hiệu lực từ bây giờ')
  expect(text({ told: 'holds', amount: null })).toContain('không còn nữa')
  expect(text({ told: 'review', kind: null, period: null, amount: null })).toContain('nửa năm')
})

test('[RSP-07] a push shows what is unread and says that it was shown; other pushes ask for nothing', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://app').pathname)
    const data = asked.length === 1 ? [notice] : null
    return Response.json({ code: 200, msg: '', data })
  })
  const stop = customToast.listen(window)
  told('balance')
  told(LIMIT_NEWS)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  expect(customToast.store.getState().current?.message).toContain('1.000.000')
  expect(asked[1]).toBe('/api/member/play-limits/notices/seen')
  stop()
})
