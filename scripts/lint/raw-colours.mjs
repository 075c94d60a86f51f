/** A colour spelled in code. `#1` or `#12` is a number sign; `url(#id)` is a reference. */
const COLOUR =
  /(?<![\w&(])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])|\b(?:rgb|hsl|oklch|oklab|lab|lch)a?\(/i

/** Colours come from tokens by role; drawings are let off in .oxlintrc.json by name. */
export const noRawColours = {
  create(context) {
    const check = (node, text) => {
      const found = COLOUR.exec(text)
      if (found) context.report({ message: `${found[0]} is a raw colour: use a token of tokens.css.`, node })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateElement: (node) => check(node, node.value.raw),
      JSXText: (node) => check(node, node.value),
    }
  },
}
