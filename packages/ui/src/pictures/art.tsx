import ball from '../../assets/art/ball.svg?no-inline'
import bomb from '../../assets/art/bomb.svg?no-inline'
import bowl from '../../assets/art/bowl.svg?no-inline'
import cards from '../../assets/art/cards.svg?no-inline'
import chip from '../../assets/art/chip.svg?no-inline'
import coin from '../../assets/art/coin.svg?no-inline'
import crown from '../../assets/art/crown.svg?no-inline'
import dice from '../../assets/art/dice.svg?no-inline'
import duel from '../../assets/art/duel.svg?no-inline'
import fish from '../../assets/art/fish.svg?no-inline'
import gem from '../../assets/art/gem.svg?no-inline'
import gift from '../../assets/art/gift.svg?no-inline'
import gift2 from '../../assets/art/gift2.svg?no-inline'
import gourd from '../../assets/art/gourd.svg?no-inline'
import ingot from '../../assets/art/ingot.svg?no-inline'
import lotus from '../../assets/art/lotus.svg?no-inline'
import pad from '../../assets/art/pad.svg?no-inline'
import phone from '../../assets/art/phone.svg?no-inline'
import rocket from '../../assets/art/rocket.svg?no-inline'
import roulette from '../../assets/art/roulette.svg?no-inline'
import sevens from '../../assets/art/sevens.svg?no-inline'
import trophy from '../../assets/art/trophy.svg?no-inline'
import usdt from '../../assets/art/usdt.svg?no-inline'
import wheel from '../../assets/art/wheel.svg?no-inline'

const DRAWINGS = {
  ball,
  bomb,
  bowl,
  cards,
  chip,
  coin,
  crown,
  dice,
  duel,
  fish,
  gem,
  gift,
  gift2,
  gourd,
  ingot,
  lotus,
  pad,
  phone,
  rocket,
  roulette,
  sevens,
  trophy,
  usdt,
  wheel,
}

export type ArtName = keyof typeof DRAWINGS

export const ART_NAMES = Object.keys(DRAWINGS) as ArtName[]

type ArtProps = {
  name: ArtName
  size: number
  className?: string
  loading?: 'lazy' | 'eager'
  /** The largest picture of the first screen: it is asked for before the others. */
  isFirstSeen?: boolean
}

/** Object art. It never carries meaning of its own: the text beside it does. */
export function Art({ name, size, className, loading, isFirstSeen = false }: ArtProps) {
  return (
    <img
      src={DRAWINGS[name]}
      width={size}
      height={size}
      alt=""
      className={className}
      loading={loading}
      fetchPriority={isFirstSeen ? 'high' : undefined}
      draggable={false}
    />
  )
}
