import type { Language } from '@keo/messages/languages'
import type { ClientArea } from '@keo/messages/packs'
import { expect, test } from 'vitest'
import { createMessages } from './messages.ts'

/** Packs that say which area and language they are; `release` lets a waiting load finish. */
function setup() {
  const waiting: (() => void)[] = []
  const state = { isSlow: false }
  const messages = createMessages(async (area: ClientArea, language: Language) => {
    if (state.isSlow) await new Promise<void>((resume) => waiting.push(resume))
    return { [area === 'core' ? 'common.copySuccess' : 'home.title']: `${area} ${language}` }
  })
  const said = () => messages.store.getState().say('common.copySuccess')
  return { messages, state, said, release: () => waiting.splice(0).forEach((resume) => resume()) }
}

test('a language takes effect once its packs are there', async () => {
  const { messages, state, said, release } = setup()
  await messages.speak('vi')
  state.isSlow = true
  const switching = messages.speak('en')
  expect([messages.store.getState().language, said()]).toEqual(['vi', 'core vi'])
  release()
  await switching
  expect([messages.store.getState().language, said()]).toEqual(['en', 'core en'])
})

test('a request sent while the packs load already asks in the new language', async () => {
  const { messages, state, release } = setup()
  state.isSlow = true
  const switching = messages.speak('en')
  expect([messages.wanted(), messages.store.getState().language]).toEqual(['en', 'vi'])
  release()
  await switching
})

test('areas that are loaded follow the language', async () => {
  const { messages } = setup()
  await messages.speak('vi')
  await messages.loadArea('site')
  await messages.speak('th')
  expect(messages.store.getState().say('home.title' as 'common.copySuccess')).toBe('site th')
})

test('an area that arrives after a change of language is loaded again', async () => {
  const { messages, state, release } = setup()
  await messages.speak('vi')
  state.isSlow = true
  const area = messages.loadArea('site')
  state.isSlow = false
  await messages.speak('zh-CN')
  release()
  await area
  expect(messages.store.getState().say('home.title' as 'common.copySuccess')).toBe('site zh-CN')
})

test('of two changes in a row the last one wins, whichever loads first', async () => {
  const { messages, state, said, release } = setup()
  state.isSlow = true
  const first = messages.speak('en')
  state.isSlow = false
  await messages.speak('th')
  release()
  await first
  expect(said()).toBe('core th')
})
