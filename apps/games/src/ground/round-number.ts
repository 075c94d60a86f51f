/** Ids of rounds as text: 64 bits with a sign, as the database keeps them; no id of ours begins with a nine. */
export const ROUND_NUMBER = /^(\d{1,18}|[1-8]\d{18})$/
