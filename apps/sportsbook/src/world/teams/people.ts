import { GIVEN_MEN, GIVEN_WOMEN, NATIONS, SURNAMES } from '../data/person-names.ts'
import type { Names } from '../match.ts'
import { linesOf, mapNames, namesOf } from './names.ts'

export type Person = {
  readonly names: Names
  /** As partners in a pair are called. */ readonly shortNames: Names
}
export type Gender = 'men' | 'women'

type NameParts = { readonly surnames: readonly Names[]; readonly given: Record<Gender, readonly Names[]> }

/** Nations whose people say the family name first and leave it whole in every script. */
const FAMILY_FIRST = new Set(['VN', 'CN', 'KR', 'JP'])
/** Shares no divisor with any count of name parts, so every combination comes before one comes again. */
const STRIDE = 7_919
const PEOPLE_PER_NATION = 66

const PARTS = new Map<string, NameParts>(
  NATIONS.map((nation) => [
    nation,
    {
      surnames: partsOf(SURNAMES, nation),
      given: { men: partsOf(GIVEN_MEN, nation), women: partsOf(GIVEN_WOMEN, nation) },
    },
  ]),
)

function partsOf(table: string, nation: string): Names[] {
  const line = linesOf(table).find((text) => text.startsWith(`${nation}:`))
  if (!line) throw new Error(`No names for ${nation}.`)
  const parts = line.slice(nation.length + 1).split(';')
  return parts.map((part) => namesOf(part.split('|')))
}

/** The person of that number: always the same, and no two numbers below some two thousand share a name. */
export function personOf(number: number, gender: Gender): Person {
  return personFrom(NATIONS[number % NATIONS.length] ?? 'VN', Math.floor(number / NATIONS.length), gender)
}

/** Partners share a nation. Pairs take their people from the other end, so nobody plays alone and in a pair. */
export function pairOf(number: number, genders: readonly [Gender, Gender]): readonly [Person, Person] {
  const nation = NATIONS[number % NATIONS.length] ?? 'VN'
  const first = PEOPLE_PER_NATION - 1 - 2 * Math.floor(number / NATIONS.length)
  return [personFrom(nation, first, genders[0]), personFrom(nation, first - 1, genders[1])]
}

function personFrom(nation: string, number: number, gender: Gender): Person {
  const parts = PARTS.get(nation)
  if (!parts) throw new Error(`No names for ${nation}.`)
  const given = parts.given[gender]
  const combination = (number * STRIDE) % (given.length * parts.surnames.length)
  const first = given[combination % given.length]
  const last = parts.surnames[Math.floor(combination / given.length)]
  if (!first || !last) throw new Error(`No names for ${nation}.`)
  const names = FAMILY_FIRST.has(nation) ? familyFirst(last, first) : familyLast(first, last)
  return { names, shortNames: FAMILY_FIRST.has(nation) ? names : last }
}

function familyFirst(family: Names, given: Names): Names {
  return mapNames(family, (name, language) => `${name}${language === 'zh-CN' ? '' : ' '}${given[language]}`)
}

function familyLast(given: Names, family: Names): Names {
  return mapNames(given, (name, language) => `${name}${language === 'zh-CN' ? '·' : ' '}${family[language]}`)
}
