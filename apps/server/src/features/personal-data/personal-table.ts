/** What a feature keeps of a member in one of its tables. */
export type PersonalTable = {
  readonly table: string
  /** What it is called in the copy that the member gets. */
  readonly name: string
  /** The columns of that copy; none where the table holds only secrets or what says nothing of the member. */
  readonly columns: readonly string[]
  /** `keep`: the law asks for it. It then hangs on an id that no longer belongs to anybody known. */
  readonly onErasure: 'delete' | 'keep'
  /** Columns of a kept table that would tell who it was, and what is written in their place. */
  readonly blanks?: Readonly<Record<string, string>>
}
