import { isHashRight } from '@keo/games-contract/form-hash'
import { createLog } from '@keo/service-kit/log'
import { describe, expect, test } from 'vitest'
import { addressOf, wireGamesProvider } from './wire-games-provider.ts'

const SECRET = 'made-up'

function providerAnswering(text: string) {
  const sent: { path: string; form: Record<string, string> }[] = []
  const provider = wireGamesProvider({
    merchant: { id: 'keo', secret: SECRET },
    log: createLog({ level: 'silent' }),
    prefix: '/games',
    publicUrl: null,
    get: async () => text,
    async post(path, body) {
      sent.push({ path, form: Object.fromEntries(new URLSearchParams(body)) })
      return text
    },
  })
  return { provider, sent }
}

const OFF = { hasAutoPlay: false, hasFastSpin: false }
const demo = { symbol: 'a', language: 'zh-CN', platform: 'MOBILE', player: null, ...OFF } as const

describe('the game provider over its wire', () => {
  test('is asked by signed forms at its own paths; a demo names nobody', async () => {
    const { provider, sent } = providerAnswering('{"error":"0","gameURL":"/games/open?launch=x"}')
    expect(await provider.launch(demo)).toEqual({ url: '/games/open?launch=x', launch: 'x' })
    const [{ path, form } = { path: '', form: {} }] = sent
    expect(path).toBe('/games/IntegrationService/v3/http/CasinoGameAPI/game/url/')
    expect(isHashRight(form, SECRET)).toBe(true)
    expect(form).toMatchObject({ secureLogin: 'keo', playMode: 'DEMO', language: 'zh' })
    expect(form).not.toHaveProperty('externalPlayerId')
  })

  test.each([
    ['nothing', ''],
    ['a page', '<html>'],
    ['an error', '{"error":"1","description":"away"}'],
    ['no address', '{"error":"0"}'],
    ['an address that is a script', '{"error":0,"gameURL":"javascript:alert(1)"}'],
    ['an address of another page of ours', '{"error":0,"gameURL":"/withdraw"}'],
    ['an address in plain text', '{"error":0,"gameURL":"http://games.test/open"}'],
  ])('[CBK-11] %s is no way into a game', async (_what, text) => {
    expect(await providerAnswering(text).provider.launch(demo)).toBeNull()
  })

  test.each([
    ['a list that is none', '{"error":"0","gameList":{}}'],
    [
      'a name that is too long',
      JSON.stringify({
        error: '0',
        gameList: [{ gameID: 'a', gameName: 'n'.repeat(200), gameTypeID: 'vs' }],
      }),
    ],
  ])('[CBK-11] %s is no list of games', async (_what, text) => {
    expect(await providerAnswering(text).provider.games()).toBeNull()
  })
})

test('a game elsewhere is played here only where the provider is ours, by its launch', () => {
  expect(addressOf('https://play.test/v2/open?launch=x', '', 'https://play.test/v2/')).toEqual({
    url: 'https://play.test/v2/open?launch=x',
    launch: 'x',
  })
  expect(addressOf('/games/open?launch=x', '', 'http://127.0.0.1:9091/games')).toEqual({
    url: 'http://127.0.0.1:9091/games/open?launch=x',
    launch: 'x',
  })
  expect(addressOf('//evil.test/games/open?launch=x', '', 'http://127.0.0.1:9091/games')).toBeNull()
  expect(addressOf('https://slots.test/game?t=1', '', 'https://api.slots.test')).toEqual({
    url: 'https://slots.test/game?t=1',
    launch: null,
  })
})
