/** Screens and words. */
export const SCREENS = [
  {
    id: 'core 20',
    what: 'each form of one number counts by itself',
    file: 'apps/web/src/features/accounts/use-countdown.ts',
    find: '  const endsAt = readyAt.get(target)\n',
    put: '  const [own] = useState(() => Math.random())\n  const endsAt = readyAt.get(target + own)\n',
    test: 'apps/web/src/features/accounts/use-countdown.test.tsx',
  },
]
