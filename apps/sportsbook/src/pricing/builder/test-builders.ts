import type { SportId } from '@keo/sportsbook-contract/sport-ids'
import { chanceOf } from '../../play/chance.ts'
import { settingOf, testMatch } from '../test-scenes.ts'
import { type BuilderPick, createBuilderPricer, type JointPrice } from './price-builder.ts'

/** A format of each sport. */
export const BUILDER_SPORTS: readonly (readonly [string, SportId, number])[] = [
  ['soccer', 1, 100001],
  ['ice hockey', 2, 200001],
  ['basketball', 3, 300001],
  ['rugby', 4, 400001],
  ['tennis', 5, 500001],
  ['American football', 6, 600001],
  ['baseball', 7, 700001],
  ['handball', 8, 800001],
  ['volleyball', 13, 1300001],
  ['table tennis', 15, 1500001],
  ['snooker', 16, 1600001],
  ['badminton', 47, 4700001],
  ['beach volleyball', 51, 5100001],
  ['electronic soccer', 177, 17700001],
  ['electronic basketball', 178, 17800001],
]

const MATCH = 5000

/** A match before its start, and every option that can be bet on then. */
export function builderMatch(sportId: SportId, format: number, seed = 'builder') {
  const setting = settingOf({ sportId, format, edge: 0.4, pace: 0.2 })
  const match = testMatch(setting, seed)
  const scene = match.show(-1)
  const options: BuilderPick[] = (match.book.quote(MATCH)?.groups ?? []).flatMap(({ markets }) =>
    markets.flatMap(({ id, options: all }) =>
      all.flatMap(({ type, odds }) =>
        odds === null ? [] : [{ marketId: id, optionType: type, scoreAtBet: null }],
      ),
    ),
  )
  return { setting, match, scene, options, pricer: createBuilderPricer() }
}

export type Combination = {
  readonly picks: readonly BuilderPick[]
  readonly price: Extract<JointPrice, { state: 'priced' }>
}

/** Random picks that go together and can come true, the same for the same seed. */
export function randomCombinations(
  { scene, options, pricer }: ReturnType<typeof builderMatch>,
  count: number,
  seed: string,
): Combination[] {
  const found: Combination[] = []
  const chance = chanceOf(seed)
  for (let step = 0; found.length < count && step < count * 400; step++) {
    const draw = chance.at(step)
    const size = 2 + Math.floor(draw() * 3)
    const picks = Array.from({ length: size }, () => options[Math.floor(draw() * options.length)]).flatMap(
      (pick) => pick ?? [],
    )
    const price = pricer.price(scene, picks)
    if (price.state === 'priced') found.push({ picks, price })
  }
  return found
}
