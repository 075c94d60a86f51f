export const live = {
  'live.closed': 'Mục trực tiếp chưa mở cho bạn',
  'live.closedNote': 'Bạn vẫn cược thể thao và chơi như bình thường.',
  'live.tabs': 'Mục trực tiếp',
  'live.tab.list': 'Trực tiếp',
  'live.tab.information': 'Tin kèo',
  'live.tab.matches': 'Lịch đấu',
  'live.follow': 'Theo dõi',
  'live.following': 'Đang theo dõi',
} as const
