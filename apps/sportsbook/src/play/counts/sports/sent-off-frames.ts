import type { Theatre } from '../tick-frames.ts'

type SentOff = {
  /** What the sport's board calls the players that a side has off. */
  readonly names: { readonly home: string; readonly away: string }
  /** In a tick: that one is sent off, and that one who is off comes back. */
  readonly offChance: number
  readonly backChance: number
}

/** Players sent off for a while stand on the board; the chances know nothing of them. */
export function sentOffTheatre({ names, offChance, backChance }: SentOff, play: Theatre): Theatre {
  return (tick, draw) => {
    const telling = play(tick, draw)
    const { [names.home]: home = 0, [names.away]: away = 0 } = tick.before.board
    const [at, isHome] = [draw(), draw() < 0.5]
    const isOff = home !== 0 || away !== 0
    if (at >= (isOff ? backChance : offChance)) return telling
    const board = { [names.home]: Number(!isOff && isHome), [names.away]: Number(!isOff && !isHome) }
    return { ...telling, cues: telling.cues.map((cue) => Object.assign({ board }, cue)) }
  }
}
