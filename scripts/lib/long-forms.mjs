/**
 * The tests with a long form, by the setting that asks for it: `npm run test:nightly` sets them all. Each claims the same
 * in both forms; the short one tries less often.
 */
export const LONG_FORMS = {
  EVERY_LOOK: 'all',
  ACCESS_ROUTES: 'all',
  CALIBRATION_MATCHES: '4000',
  SPORTSBOOK_MATCHES: '60',
  BUILDER_ENDS: '30000',
  BUILDER_COMBINATIONS: '200',
  CALENDAR_YEARS: '8',
  LEDGER_SEQUENCES: '20000',
  ENUMERATION_TRIES: '208',
  SETTLED_SLIPS: '20000',
  LIFE_MINUTES: '360',
  SPORTS_KILLS: '12',
  GAME_KILLS: '20',
  CAMPAIGN_LIVES: '60',
  CHAT_KILLS: '20',
  LEDGER_KILLS: '40',
}
