/** Spreadsheets take a file for their own alphabet unless it begins with this sign. */
const BYTE_ORDER_MARK = '\uFEFF'
const NUMBER = /^-?\d+(\.\d+)?$/
const FORMULA = /^[=+\-@\t\r\n|]/

/** Comma-separated text: every field quoted, and none that a spreadsheet would run as a formula. */
export const commaText = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')

/** What begins like a formula gets an apostrophe in front, which spreadsheets read as: this is text. */
export function field(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
