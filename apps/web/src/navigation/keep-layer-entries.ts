import { openLayers } from '@keo/ui/open-layers'
import { clock } from '../platform/time.ts'
import { createLayerEntries } from './layer-entries.ts'
import { navigation, pageHistory } from './navigation.ts'

/** A step back closes what lies over the page first; loaded with the first sheet or dialog that opens. */
navigation.keepEntries(
  createLayerEntries({
    history: pageHistory,
    layers: openLayers,
    current: navigation.current,
    isAtRest: navigation.isAtRest,
    later: (run) => void clock.after(0, run),
  }),
)
