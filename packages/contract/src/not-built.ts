/**
 * Calls of docs/spec/calls.csv that no feature declares yet, as `METHOD path` by the feature that will build them.
 * Declaring a call means deleting its line here: a test holds both against the specification's list.
 */
export const NOT_BUILT: Readonly<Record<string, readonly string[]>> = {}
