-- What campaigns read of other tables, and found by reading them whole.

-- Whoever did something lately is looked at each minute, for what is paid by itself.
create index sports_order_by_count on sports_order (tenant_id, counts_from);
create index game_round_by_end on game_round (tenant_id, ended_at);
create index deposit_order_done on deposit_order (tenant_id, ended_at) where status = 1;
create index campaign_sign_in_by_time on campaign_sign_in (tenant_id, at);
create index invite_friend_reached on invite_friend (tenant_id, reached_at) where reached_at is not null;

-- Bets of a day of a member who has a hundred thousand: those without turnover count too, so this takes the place of the
-- index that left them out.
create index sports_order_of_member_by_count on sports_order (tenant_id, member_id, counts_from);
drop index sports_order_turnover;

-- Corrections of rounds after a claim.
create index game_movement_corrected on game_movement (tenant_id, member_id, at)
  where kind in ('adjustment', 'jackpotWin', 'bonusWin') or state = 'refunded';

-- Who shares a number, a device or a network, given back ones too.
create index payout_target_by_number on payout_target (tenant_id, number_hash);
create index known_place_by_mark on known_place (tenant_id, kind, mark);
