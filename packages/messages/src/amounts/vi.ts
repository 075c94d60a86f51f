export const amounts = {
  'amount.whole': 'Chỉ nhập số nguyên, ví dụ {example}.',
  'amount.decimals': 'Số này chưa rõ. Viết như {example}: phần lẻ sau dấu phẩy, tối đa 2 số.',
} as const
