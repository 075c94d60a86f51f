/** A symbol is one letter: W stands for all but S, and S counts wherever it lies. */
export type SlotSymbol = string

export type SlotMachine = {
  /** The reels from the left, each a ring of symbols. */
  readonly reels: readonly string[]
  /** Rows (0 at the top) of each line from the left; `ways` pays every way from the left instead. */
  readonly lines: readonly string[] | 'ways'
  /** How many coins a stake is. */
  readonly unit: number
  /** Coins for three, four and five alike from the left. */
  readonly pays: Readonly<Record<SlotSymbol, readonly number[]>>
  /** Stakes for three, four and five S anywhere. */
  readonly scatterPays: readonly number[]
  /** Three S or more give so many free spins, each paid so many times. */
  readonly freeSpins: { readonly count: number; readonly factor: number } | null
}

export const SLOT_MACHINES = {
  low: {
    reels: ['DCBDACDBCDWCDBADCBDC', 'BDCDABCDDCBADCBDCDAW', 'DBCWDDCBADCDBWDCBDAC'],
    lines: ['111', '000', '222', '012', '210'],
    unit: 5,
    pays: { W: [250], A: [30], B: [12], C: [6], D: [4] },
    scatterPays: [],
    freeSpins: null,
  },
  mid: {
    reels: [
      'BDEFCADEFBSCDEFDCBEFADEFC',
      'ECFDEFBACDEFCEBDFSACEDFWB',
      'CSFDECBFDEAWFCEDBFCEDFABE',
      'ACFEDBFSECDFAEBDFCEDFWBED',
      'FECDABFEDCFEDBCASFEDCFBED',
    ],
    lines: ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '10121'],
    unit: 10,
    pays: {
      A: [40, 150, 1000],
      B: [20, 80, 400],
      C: [12, 45, 200],
      D: [8, 30, 100],
      E: [6, 20, 80],
      F: [4, 15, 50],
    },
    scatterPays: [2, 10, 100],
    freeSpins: { count: 10, factor: 2 },
  },
  high: {
    reels: [
      'AEFCDEFDBEFCSDEFDEFCBEFD',
      'ECFDEFCDBEFDACEFSDCEBFWD',
      'SCDFAEBDFCEWDFEBDFCEDFBE',
      'FEBCDFSEDCFEDBCFEADFWCED',
      'FECDFEBDCFAEDFCSFEDBCFED',
    ],
    lines: 'ways',
    unit: 125,
    pays: {
      A: [100, 1000, 20_000],
      B: [25, 120, 2000],
      C: [10, 30, 250],
      D: [3, 10, 60],
      E: [0, 6, 30],
      F: [0, 5, 20],
    },
    scatterPays: [1, 10, 100],
    freeSpins: { count: 8, factor: 8 },
  },
} as const satisfies Record<string, SlotMachine>

export type SlotMachineName = keyof typeof SLOT_MACHINES

const BY_VOLATILITY = { low: 'low', medium: 'mid', high: 'high' } as const

type SlotFacts = {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly volatility: keyof typeof BY_VOLATILITY
}

/** Which machine a slot's facts name; without a name it is the one of its volatility. */
export function slotMachineName({ parameters, volatility }: SlotFacts): SlotMachineName {
  const named = parameters['machine']
  return named === 'low' || named === 'mid' || named === 'high' ? named : BY_VOLATILITY[volatility]
}

export const slotMachineOf = (facts: SlotFacts): SlotMachine => SLOT_MACHINES[slotMachineName(facts)]
