/**
 * The form in which a user name must be unique: NFKC makes full-width and ligature twins one, and lower-casing
 * twice folds signs whose capital has no single small form.
 */
export function foldUserName(userName: string): string {
  return userName.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}
