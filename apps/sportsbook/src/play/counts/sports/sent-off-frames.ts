import type { TickPresenter } from '../tick-frames.ts'

type SentOff = {
  /** What the sport's board calls the players that a side has off. */
  readonly names: { readonly home: string; readonly away: string }
  /** In a tick: that one is sent off, and that one who is off comes back. */
  readonly offChance: number
  readonly backChance: number
}

/** Players sent off for a while stand on the board; the chances know nothing of them. */
export function sentOffFrames({ names, offChance, backChance }: SentOff, play: TickPresenter): TickPresenter {
  return (tick, draw) => {
    const shown = play(tick, draw)
    const { [names.home]: home = 0, [names.away]: away = 0 } = tick.before.board
    const [at, isHome] = [draw(), draw() < 0.5]
    const isOff = home !== 0 || away !== 0
    if (at >= (isOff ? backChance : offChance)) return shown
    const board = { [names.home]: Number(!isOff && isHome), [names.away]: Number(!isOff && !isHome) }
    return { ...shown, frames: shown.frames.map((frame) => Object.assign({ board }, frame)) }
  }
}
