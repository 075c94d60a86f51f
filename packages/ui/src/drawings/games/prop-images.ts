import gem from '../../../assets/games/props/gem.svg?no-inline'
import mine from '../../../assets/games/props/mine.svg?no-inline'

/** Addresses of drawn things that games lay on their boards. */
export const GEM_IMAGE = gem
export const MINE_IMAGE = mine
