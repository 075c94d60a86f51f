import { describe, expect, test, vi } from 'vitest'
import { DEFAULT_AGENT_LINE } from './agent-line.ts'
import {
  captchaPage,
  chatPage,
  errorServiceEvent,
  pixelImage,
  sendToErrorService,
  visitPixel,
} from './third-parties.ts'

const none = DEFAULT_AGENT_LINE.thirdParties
const all = {
  chatUrl: 'https://chat.test/open?licence=1234567',
  captchaId: 'cap-1',
  captchaUrl: 'https://people.test/widget?site=keo',
  pixelUrl: 'https://ads.test/seen?id=998877',
  errorServiceUrl: 'https://errors.test/in',
}
const home = { pattern: '/', isSensitive: false }
const failure = { name: 'TypeError', ...home }

describe('gateways', () => {
  test('[NET-12a] without a configuration nothing is loaded', () => {
    const door = { language: 'vi', action: 'login' } as const
    expect([chatPage(none, 'vi'), captchaPage(none, door), pixelImage(none, home)]).toEqual([
      null,
      null,
      null,
    ])
    expect(errorServiceEvent(none, failure)).toBeNull()
  })

  test('[NET-12a] each stands behind its own door once it is configured', () => {
    expect(chatPage(all, 'en')).toMatch(/^https:\/\/.+1234567.+lang=en$/)
    expect(captchaPage(all, { language: 'zh-CN', action: 'sms' })).toBe(
      'https://people.test/widget?site=keo&id=cap-1&lang=zho&action=sms',
    )
    expect(pixelImage(all, home)).toContain('id=998877')
    expect(errorServiceEvent(all, failure)?.url).toBe('https://errors.test/in')
  })

  test('[NET-12b] a host that is not listed gets no pixel id, so there is no pixel', () => {
    expect(pixelImage({ ...all, pixelUrl: null }, home)).toBeNull()
  })

  test('[HTM-04] wallet, password and hand-over pages reach no third party', () => {
    expect(pixelImage(all, { pattern: '/deposit', isSensitive: true })).toBeNull()
    expect(errorServiceEvent(all, { ...failure, isSensitive: true })).toBeNull()
  })

  test('[PRV-05] they learn the route pattern and the kind of error, nothing of the player', () => {
    const visited = new URL(pixelImage(all, { pattern: '/match-detail/{id}', isSensitive: false }) ?? '')
    expect(Object.fromEntries(visited.searchParams)).toEqual({
      id: '998877',
      route: '/match-detail/{id}',
    })
    expect(errorServiceEvent(all, failure)?.body).toBe('{"name":"TypeError","route":"/"}')
  })

  test('only an https address is one', () => {
    expect(chatPage({ ...all, chatUrl: 'javascript:alert(1)' }, 'vi')).toBeNull()
    expect(pixelImage({ ...all, pixelUrl: 'http://ads.test' }, home)).toBeNull()
    expect(errorServiceEvent({ ...all, errorServiceUrl: 'http://errors.test' }, failure)).toBeNull()
  })
})

describe('[NET-12c] the page waits for none of them', () => {
  test('[NET-12c] an error service that refuses or never answers is not waited for', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url)
      return asked.length === 1 ? Promise.reject(new TypeError('blocked')) : new Promise(() => {})
    })
    const event = errorServiceEvent(all, failure) ?? { url: '', body: '' }
    expect([sendToErrorService(event), sendToErrorService(event)]).toEqual([undefined, undefined])
    await Promise.resolve()
    expect(asked).toEqual(['https://errors.test/in', 'https://errors.test/in'])
  })

  test('[NET-12c] the pixel is an image that nobody waits for and that learns no address of ours', () => {
    const images: { src?: string; referrerPolicy?: string }[] = []
    vi.stubGlobal('Image', function image(this: object) {
      images.push(this)
    })
    expect(visitPixel('https://pixel.test/tr')).toBeUndefined()
    expect(images).toEqual([{ src: 'https://pixel.test/tr', referrerPolicy: 'no-referrer' }])
  })
})
