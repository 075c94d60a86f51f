import { noAmbientSources, noRawTimers } from './ambient-sources.mjs'
import { importArrows } from './import-arrows.mjs'
import { noRawColours } from './raw-colours.mjs'
import { noWireNames } from './wire-names.mjs'

/** The rules of this house as a plugin of oxlint; .oxlintrc.json says where each applies. */
export default {
  meta: { name: 'house' },
  rules: {
    'import-arrows': importArrows,
    'no-ambient-sources': noAmbientSources,
    'no-raw-timers': noRawTimers,
    'no-raw-colours': noRawColours,
    'no-wire-names': noWireNames,
  },
}
