export const core = {
  'common.copySuccess': 'Đã sao chép',
  'common.copyFail': 'Chưa sao chép được',
  'common.depositLocked': 'Nạp tiền đang bị khóa. Nhắn hỗ trợ để mở lại.',
  'common.withdrawlLocked': 'Rút tiền đang bị khóa. Nhắn hỗ trợ để mở lại.',
  'common.selectMatchLimit': 'Tối đa {max} lựa chọn',
  'common.csSwitch': 'Kênh hỗ trợ đang tạm nghỉ. Vui lòng quay lại sau.',
  loginExpired: 'Phiên đã hết hạn. Vui lòng đăng nhập lại để tiếp tục.',
  loginExpired2: 'Tài khoản vừa đăng nhập ở nơi khác. Vui lòng đăng nhập lại.',
  'error.requestSetup': 'Chưa gửi được yêu cầu. Vui lòng thử lại.',
} as const
