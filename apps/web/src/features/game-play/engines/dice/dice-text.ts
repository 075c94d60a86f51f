export const FACES = 10_000
/** What the slider offers; the rules take 0.10 % to 98 %. */
export const LEAST = 100
export const MOST = 9_800

/** `0` to `9999` as `0.00` to `99.99`. */
export const rollText = (roll: number) => (roll / 100).toFixed(2)
