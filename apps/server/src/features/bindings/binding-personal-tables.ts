import type { PersonalTable } from '../personal-data/index.ts'

/** Where money went must stay provable; after erasure only the keyed hash tells one number from another. */
export const BINDING_PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'payout_target',
    name: 'payoutTargets',
    columns: ['kind', 'place', 'shown', 'shown_mobile', 'bound_at', 'deleted_at'],
    onErasure: 'keep',
    blanks: { number_box: '', mobile_box: '', shown: '', shown_mobile: '' },
  },
]
