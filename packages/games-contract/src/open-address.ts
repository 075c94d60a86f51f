/** The address of a game of the sandbox, under its base: `launch` in the query is good for one opening. */
export const OPEN_PATH = '/open'
export const LAUNCH_PARAMETER = 'launch'
