export const betCart = {
  'common.selectMatchLimit': 'Phiếu cược chỉ chứa tối đa {max} lựa chọn',
  'cart.title': 'Phiếu cược',
  'cart.open': 'Mở phiếu cược: {count} lựa chọn',
  'cart.single': 'Cược đơn',
  'cart.seriesOf': 'Xiên {legs}',
} as const
