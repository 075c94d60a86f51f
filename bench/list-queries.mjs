const QUERIES = 200
const PAGE = 50
const SPORTS = [1, 5, 3, 15, 13, 7, 2, 47]
const TYPES = [1, 3, 4, 6, 9, 8]
const LANGUAGES = ['VIE', 'ENG', 'CMN', 'THA']

/** A random mix that is the same in every run: sport or all, type, language, and a page that is there. */
export async function findQueries(url) {
  const random = seeded(20_260_131)
  const pick = (values) => values[Math.floor(random() * values.length)]
  const found = new Set()
  for (let tries = 0; found.size < QUERIES && tries < QUERIES * 50; tries++) {
    const query = {
      ...(random() < 0.5 ? { sportId: pick(SPORTS) } : {}),
      type: pick(TYPES),
      languageType: pick(LANGUAGES),
      current: 1 + Math.floor(random() ** 2 * 20),
      size: PAGE,
      orderBy: pick([0, 1]),
      oddsType: pick([1, 1, 2, 3]),
    }
    const { data } = await json(url, query)
    if (data.records.length > 0) found.add(JSON.stringify(query))
  }
  return [...found]
}

/** Small, quick and good enough for a mix. */
function seeded(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 0) / 2 ** 32
  }
}

export async function json(url, query) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  })
  return answer.json()
}
