import { expect, test } from 'vitest'
import { type ReplayLink, readReplayLink, replayLinkQuery } from './replay-link.ts'

const LINKS: readonly ReplayLink[] = [
  { kind: 'bet', id: '1234567890123456789' },
  { kind: 'game', id: 'sandbox:77&x=1', memberId: 'mbr_1' },
]

test.each(LINKS)('the link of %o is read as what it was made of', (link) => {
  const query = new URLSearchParams(replayLinkQuery(link))
  expect(readReplayLink(` https://keo.example/user-center-bet-record?app=true&${query}#top `)).toEqual(link)
})

test.each(['', 'maitran88', '@mai?', 'https://keo.example/?bet=12', 'https://keo.example/?round=sandbox:1'])(
  '%o is no such link',
  (text) => {
    expect(readReplayLink(text)).toBeNull()
  },
)
