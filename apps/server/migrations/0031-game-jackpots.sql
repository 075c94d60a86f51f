-- What the local jackpot of a game stands at, as its provider told it last; null without one.
alter table game add column jackpot bigint check (jackpot >= 0);

-- How much of a stake in games of a type counts as turnover, in hundredths of it.
alter table game_type add column turnover_percent integer not null default 100 check (turnover_percent between 0 and 100);

-- Games can be played now. A caption that an operator wrote stays.
update home_entry set caption = jsonb_build_object('vi', 'Hũ và lượt miễn phí', 'en', 'Jackpot and free spins',
    'zh-CN', '奖池与免费旋转', 'th', 'แจ็กพอตและฟรีสปิน')
  where id = 'slots' and caption ->> 'vi' = 'Sắp ra mắt';
update home_entry set caption = jsonb_build_object('vi', 'Bài, roulette, xóc đĩa', 'en', 'Cards, roulette, coins',
    'zh-CN', '纸牌、轮盘、色碟', 'th', 'ไพ่ รูเล็ต ซอกเดีย')
  where id = 'casino' and caption ->> 'vi' = 'Sắp ra mắt';
