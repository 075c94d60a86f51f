/** Which stream of a match's luck is for what: each tick, kick and showing has one of its own. */
export const STEPS_OF_A_SLOT = 4_096
/** For what a slot needs beside its ticks. */
export const SLOT_STEPS = 1 << 24
/** For the kicks of a shoot-out. */
export const KICK_STEPS = 1 << 25
/** The presenter draws numbers of its own, so that equal play is shown by equal frames. */
export const PRESENTER_STEPS = 1 << 26
