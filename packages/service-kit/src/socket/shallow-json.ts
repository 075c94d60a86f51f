/** Parses text from outside; undefined for anything that is not JSON or is nested deeper than allowed. */
export function parseShallowJson(text: string, depthMax: number): unknown {
  if (depthOf(text, depthMax) > depthMax) return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Counts brackets outside strings and stops at the first level too deep. */
function depthOf(text: string, stopAfter: number): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let at = 0; at < text.length && deepest <= stopAfter; at++) {
    const sign = text[at]
    if (inString) {
      if (sign === '\\') at++
      else if (sign === '"') inString = false
    } else if (sign === '"') inString = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}
